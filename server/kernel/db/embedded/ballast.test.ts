import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ballastPath, releaseBallast, restoreBallast } from './ballast.ts'

const megabyte = 1024 * 1024
let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ballast-test-'))
  dataDir = join(folder, 'postgres')
})
afterEach(() => rm(folder, { recursive: true }))

const free = (megabytes: number) => async () => megabytes * megabyte
const sizeInMegabytes = async () => (await stat(ballastPath(dataDir))).size / megabyte

test('writes 64 MB next to the database, once', async () => {
  await restoreBallast(dataDir, free(1_000))
  await restoreBallast(dataDir, free(1_000))
  expect(await sizeInMegabytes()).toBe(64)
})

test('is removed for a start on a full volume, and kept otherwise', async () => {
  await restoreBallast(dataDir, free(1_000))
  expect(await releaseBallast(dataDir, free(64))).toBe(false)
  expect(existsSync(ballastPath(dataDir))).toBe(true)
  expect(await releaseBallast(dataDir, free(63))).toBe(true)
  expect(existsSync(ballastPath(dataDir))).toBe(false)
  expect(await releaseBallast(dataDir, free(0))).toBe(false)
})

test('takes less when little space is free, leaves some to the database, and grows when space becomes free', async () => {
  await restoreBallast(dataDir, free(19))
  expect(existsSync(ballastPath(dataDir))).toBe(false)
  await restoreBallast(dataDir, free(38))
  expect(await sizeInMegabytes()).toBe(34)
  await restoreBallast(dataDir, free(200))
  expect(await sizeInMegabytes()).toBe(64)
})
