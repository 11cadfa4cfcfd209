import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTemporaryFolder, removeLeftovers } from './temporary-folder.ts'

const now = new Date('2026-05-01T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'temporary-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

const leave = async (name: string, at: Date) => {
  const path = join(folder, name)
  await writeFile(path, 'x')
  await utimes(path, at, at)
}

test('files not written for hours are removed, and files of others stay', async () => {
  const uuid = '5f0c3f4e-8f0e-4a53-9e5b-0d2c8f6f0a1b'
  for (const name of [uuid, `${uuid}-rewritten`, `${uuid}-made`, 'check-4711', 'notes.txt'])
    await leave(name, hoursAgo(4))
  const another = uuid.replace('5', '6')
  await leave(another, hoursAgo(2))
  await removeLeftovers(folder, now)
  expect((await readdir(folder)).toSorted()).toEqual([another, 'notes.txt'].toSorted())
})

test('a start removes them too', async () => {
  await leave('5f0c3f4e-8f0e-4a53-9e5b-0d2c8f6f0a1b', hoursAgo(4))
  await openTemporaryFolder(folder)
  expect(await readdir(folder)).toEqual([])
})
