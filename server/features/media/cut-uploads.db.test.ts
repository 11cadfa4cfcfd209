import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { logInRaw } from '../../test/raw.ts'
import { sendFile } from '../../test/send-file.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const held = async () => {
  const files = await product.app.db.selectFrom('file').select('name').execute()
  const blobs = await product.app.db.selectFrom('blob').select('hash').execute()
  const folder = join(product.app.config.dataDir, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = entries.filter(entry => entry.isFile()).map(entry => entry.name)
  return { files: files.length, blobs: blobs.length, stored: stored.length }
}

// test/uploads.long.ts interrupts two hundred of them.
test('an upload interrupted anywhere leaves no row and no file', async () => {
  const credentials = await logInRaw(product.url)
  const bytes = 500_000
  const parts = [0, 0.01, 0.2, 0.5, 0.8, 0.99, 0.9999]
  const cuts = parts.map((part, index) =>
    sendFile(product.url, credentials, `cut-${index}.txt`, bytes, Math.floor(bytes * part)),
  )
  expect(await Promise.all(cuts)).toEqual(parts.map(() => 0))
  await expect.poll(held).toEqual({ files: 0, blobs: 0, stored: 0 })
  expect(await sendFile(product.url, credentials, 'whole.txt', bytes)).toBe(200)
  expect(await held()).toEqual({ files: 1, blobs: 1, stored: 1 })
})
