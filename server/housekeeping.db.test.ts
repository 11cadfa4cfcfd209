import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHousekeeping } from './housekeeping.ts'
import { startTestApp, type TestApp } from './test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

test('housekeeping removes the temporary files of killed processes', async () => {
  const { temporaryFolder } = product.app.storage
  const [old, recent] = [randomUUID(), randomUUID()]
  for (const name of [old, recent]) await writeFile(join(temporaryFolder, name), 'x')
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await utimes(join(temporaryFolder, old), yesterday, yesterday)
  await runHousekeeping(product.app)
  expect(await readdir(temporaryFolder)).toEqual([recent])
})
