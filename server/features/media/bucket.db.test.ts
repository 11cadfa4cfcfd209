import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MediaApp, never, openMediaApp } from '../../test/media-app.ts'
import { startTestStore, type TestStore } from '../../test/s3.ts'
import { deleteFile } from './delete-file.ts'
import { previewImage } from './preview.ts'
import { purgeFile } from './purge.ts'
import { renditionName } from './rendition.ts'
import { sweepBlobs } from './sweep-blobs.ts'

let store: TestStore
let media: MediaApp

beforeAll(async () => {
  store = await startTestStore()
  media = await openMediaApp(store.settings)
})
afterAll(async () => {
  await media.close()
  await store.stop()
})

const preview = (imageID: number, headers = {}) =>
  previewImage(
    media.app,
    media.editor,
    { params: undefined, query: { imageID, w: 160 }, body: undefined },
    { headers, disconnected: never },
  )

test('a library works in a bucket as in a folder', async () => {
  const { storage, db } = media.app
  const item = await media.add('a.png', await media.picture())
  expect(await storage.size(item.contentHash)).toBe(item.size)
  expect(await media.stored()).toEqual([])

  const rendition = renditionName(item.contentHash, { crop: null, width: 160, format: 'webp' })
  const { status, headers, body } = await preview(item.id)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(body && (await buffer(body)).length).toBe(await storage.size(rendition))
  const part = await preview(item.id, { range: 'bytes=0-3' })
  expect(part.body && (await buffer(part.body)).toString()).toBe('RIFF')

  await deleteFile(media.app, media.editor, {
    params: undefined,
    query: undefined,
    body: { id: item.id, force: false },
  })
  await purgeFile(media.app, media.editor, { params: undefined, query: undefined, body: { id: item.id } })
  await sweepBlobs({ ...media.app, now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect(await storage.size(item.contentHash)).toBeUndefined()
  expect(await storage.size(rendition)).toBeUndefined()
  expect(await db.selectFrom('blob').selectAll().execute()).toEqual([])
})

test('an upload that the bucket rejects leaves no row', async () => {
  const { storage } = media.app
  const broken = { ...storage, put: () => Promise.reject(new Error('the bucket is away')) }
  const app = { ...media.app, storage: broken }
  await expect(media.add('b.txt', 'b', '/', media.editor, app)).rejects.toThrow('the bucket is away')
  expect(await media.app.db.selectFrom('file').selectAll().execute()).toEqual([])
  expect(await media.stored()).toEqual([])
  expect((await media.add('b.txt', 'b')).fileName).toBe('b.txt')
})

test('a disconnecting client closes the connection to the bucket', async () => {
  const item = await media.add('long.txt', 'x'.repeat(3_000_000))
  const stream = media.app.storage.read(item.contentHash)
  for await (const chunk of stream) {
    expect(Buffer.from(chunk).length).toBeGreaterThan(0)
    break
  }
  expect(stream.destroyed).toBe(true)
})
