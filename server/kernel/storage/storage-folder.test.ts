import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFolderStorage } from './storage-folder.ts'

const name = 'abcdef0123456789'.repeat(4)
let folder: string

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'storage-test-')), 'media')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const keep = async (content: string) => {
  const storage = await openFolderStorage(folder)
  const temporaryFile = join(storage.temporaryFolder, 'upload')
  await writeFile(temporaryFile, content)
  await storage.put(temporaryFile, name)
  return storage
}

describe('a storage folder', () => {
  test('arranges files by the first letters of their names', async () => {
    const storage = await keep('content')
    expect(await readdir(join(folder, 'ab', 'cd'))).toEqual([name])
    expect(await readdir(storage.temporaryFolder)).toEqual([])
  })

  test('is accessible to its owner only', async () => {
    await keep('content')
    for (const path of [folder, join(folder, 'tmp'), join(folder, 'ab'), join(folder, 'ab', 'cd')]) {
      expect((await stat(path)).mode & 0o777).toBe(0o700)
    }
  })

  test('that existed before keeps its permissions', async () => {
    await mkdir(folder, { mode: 0o755 })
    await openFolderStorage(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o755)
  })

  test('removes day-old leftovers of uploads, nothing newer and nothing else', async () => {
    const { temporaryFolder } = await openFolderStorage(folder)
    const [old, young] = [randomUUID(), randomUUID()]
    const made = `${old}-made`
    for (const name of [old, made, young, 'notes.txt']) await writeFile(join(temporaryFolder, name), 'x')
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const name of [old, made, 'notes.txt'])
      await utimes(join(temporaryFolder, name), yesterday, yesterday)
    await openFolderStorage(folder)
    expect((await readdir(temporaryFolder)).toSorted()).toEqual([young, 'notes.txt'].toSorted())
  })

  test('reports when it cannot store files', async () => {
    const storage = await openFolderStorage(folder)
    await expect(storage.check()).resolves.toBeUndefined()
    await rm(folder, { recursive: true })
    await expect(storage.check()).rejects.toThrow('ENOENT')
  })
})
