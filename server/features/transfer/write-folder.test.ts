import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSiteFolder } from './write-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ximblox-export-'))
})
afterEach(() => rm(folder, { recursive: true }))

const writeSite = () => writeSiteFolder(folder, writer => writer.json('site.json', { format: 1 }))

const leavePartial = async (name: string, hoursAgo: number) => {
  const path = join(folder, name)
  await mkdir(path)
  await writeFile(join(path, 'site.json'), '{}')
  const then = new Date(Date.now() - hoursAgo * 60 * 60_000)
  await utimes(path, then, then)
}

test('an export removes what killed ones have left, and nothing of one that may be running', async () => {
  await leavePartial('.export-killed', 25)
  await leavePartial('.export-running', 1)
  await mkdir(join(folder, '.git'))
  await writeSite()
  expect((await readdir(folder)).sort()).toEqual(['.export-running', '.git', 'site.json'])
})

test('an export that fails changes nothing and leaves nothing', async () => {
  await writeSite()
  const failing = writeSiteFolder(folder, async writer => {
    await writer.json('pages/one.json', {})
    throw new Error('the database went away')
  })
  await expect(failing).rejects.toThrow('the database went away')
  expect(await readdir(folder)).toEqual(['site.json'])
})
