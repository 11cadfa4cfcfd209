import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOwner, makeFolder, makeWritableFolder } from './make-folder.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('creates a folder and its parents for their owner only, even if they exist', async () => {
  const path = join(folder, 'a', 'b')
  await makeFolder(path)
  await makeFolder(path)
  for (const made of [path, join(folder, 'a')]) expect((await stat(made)).mode & 0o777).toBe(0o700)
})

test('names the setting, the folder and the reason when a file is in the way', async () => {
  await writeFile(join(folder, 'file'), '')
  for (const path of [join(folder, 'file'), join(folder, 'file', 'below')])
    await expect(makeWritableFolder('DATA_DIR', path)).rejects.toMatchObject({
      name: 'StartError',
      message: `DATA_DIR: the folder ${path} cannot be written: a part of the path is a file`,
    })
})

test.runIf(process.platform === 'linux')('comes to an end where no folder can be made', async () => {
  await expect(makeWritableFolder('DATA_DIR', '/proc/none/of/it')).rejects.toMatchObject({
    message: 'DATA_DIR: the folder /proc/none/of/it cannot be written: no folder can be created there',
  })
})

test('names the accounts when the folder belongs to another one', () => {
  expect(describeOwner(0, 1000)).toBe(' (it belongs to the uid 0, and this process has the uid 1000)')
  expect(describeOwner(1000, 1000)).toBe('')
})
