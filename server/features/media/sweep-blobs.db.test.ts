import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MediaApp, never, openMediaApp, type StoredItem } from '../../test/media-app.ts'
import { claimBlob, deleteUnusedBlob, findUsedBlobs } from './blob-store.ts'
import { deleteFile } from './delete-file.ts'
import { purgeFormerContents } from './former-contents.ts'
import { purgeFile } from './purge.ts'
import { storedRendition } from './rendition.ts'
import { replaceFile } from './replace-file.ts'
import { restoreContent } from './restore-content.ts'
import { sweepBlobs } from './sweep-blobs.ts'

let media: MediaApp
let file: StoredItem

beforeAll(async () => {
  media = await openMediaApp()
})
beforeEach(async () => {
  file = await media.add(`${crypto.randomUUID()}.txt`, crypto.randomUUID())
})
afterAll(() => media.close())

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const sweepAfter = (hours: number) => sweepBlobs({ ...media.app, now: () => later(hours) })
const nothing = { params: undefined, query: undefined }
const moveToBin = (id: number) =>
  deleteFile(media.app, media.editor, { ...nothing, body: { id, force: false } })
const remove = async (id: number) => {
  await moveToBin(id)
  await purgeFile(media.app, media.editor, { ...nothing, body: { id } })
}
const isStored = async (hash: string) => (await media.app.storage.size(hash)) !== undefined
const isKnown = async (hash: string) => {
  const rows = await media.app.db.selectFrom('blob').where('hash', '=', hash).select('hash').execute()
  return rows.length > 0
}

test('content stays as long as a file uses it', async () => {
  await sweepAfter(1_000)
  expect(await isStored(file.contentHash)).toBe(true)
})

test('content stays as long as its file is in the bin', async () => {
  await moveToBin(file.id)
  await sweepAfter(1_000)
  expect(await isStored(file.contentHash)).toBe(true)
})

test('content is removed a day after its last file, with its renditions', async () => {
  await media.app.storage.put(
    await media.temporary('made of it'),
    `${file.contentHash.slice(0, 32)}.w160.webp`,
  )
  const copy = await media.add('copy.txt', 'x')
  await media.app.db
    .updateTable('file')
    .set({ blob_hash: file.contentHash })
    .where('id', '=', copy.id)
    .execute()
  await remove(file.id)
  await sweepAfter(1_000)
  expect(await isStored(file.contentHash)).toBe(true)
  await remove(copy.id)
  await sweepAfter(23)
  expect(await isStored(file.contentHash)).toBe(true)
  await sweepAfter(25)
  expect([await isStored(file.contentHash), await isKnown(file.contentHash)]).toEqual([false, false])
  expect((await media.stored()).filter(name => name.startsWith(file.contentHash.slice(0, 32)))).toEqual([])
})

test('content of an upload that was interrupted before its row was written is removed too', async () => {
  const hash = 'ab'.repeat(32)
  const blob = { hash, mimeType: 'text/plain', size: 1, width: null, height: null }
  await claimBlob(media.app.db, blob, new Date())
  await media.app.storage.put(await media.temporary('x'), hash)
  await sweepAfter(23)
  expect(await isStored(hash)).toBe(true)
  await sweepAfter(25)
  expect([await isStored(hash), await isKnown(hash)]).toEqual([false, false])
})

test('content that is claimed again at the same time stays', async () => {
  await remove(file.id)
  const { db } = media.app
  let sweep = Promise.resolve()
  await db.transaction().execute(async tx => {
    const blob = { hash: file.contentHash, mimeType: 'text/plain', size: 1, width: null, height: null }
    await claimBlob(tx, blob, later(24))
    sweep = sweepAfter(25)
  })
  await sweep
  expect(await isStored(file.contentHash)).toBe(true)
  expect(await deleteUnusedBlob(db, file.contentHash, later(1_000))).toBe(true)
})

test('an upload during the removal of its content stores it again', async () => {
  await remove(file.id)
  const content = crypto.randomUUID()
  const first = await media.add('again.txt', content)
  await remove(first.id)
  const { app } = media
  const slow = Promise.withResolvers<void>()
  const storage = {
    ...app.storage,
    removeAll: async (beginning: string) => {
      await slow.promise
      await app.storage.removeAll(beginning)
    },
  }
  const sweep = sweepBlobs({ ...app, storage, now: () => later(25) })
  const added = media.add('again.txt', content)
  slow.resolve()
  await sweep
  expect(await isStored((await added).contentHash)).toBe(true)
})

test('no rendition is left in the folder for uploads', async () => {
  const png = await media.add('a.png', await media.picture())
  const rendition = { crop: null, width: 160, format: 'avif' as const }
  const requester = { name: 'user 1', disconnected: never }
  expect(await storedRendition(media.app, requester, { ...png, hash: png.contentHash }, rendition)).toBe(
    `${png.hash.slice(0, 32)}.w160.avif`,
  )
  expect(await readdir(media.app.storage.temporaryFolder)).toEqual([])
})

describe('a former content', () => {
  const replace = async (by: string) => {
    const bytes = Buffer.from(by)
    const path = await media.temporary(bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const answer = await replaceFile(
      media.app,
      media.editor,
      { params: undefined, query: undefined, body: { id: file.id } },
      { file: { fileName: 'new.txt', path, size: bytes.length, hash }, disconnected: never },
    )
    return { ...answer, hash }
  }
  const purgeAfter = async (days: number) => {
    await purgeFormerContents({ ...media.app, now: () => later(days * 24) })
    await sweepAfter(days * 24)
  }

  test('stays for 30 days and is then removed', async () => {
    await replace(crypto.randomUUID())
    await purgeAfter(29.9)
    expect(await isStored(file.contentHash)).toBe(true)
    expect([...(await findUsedBlobs(media.app.db, [file.contentHash]))]).toEqual([file.contentHash])
    await purgeAfter(30.1)
    expect([await isStored(file.contentHash), await isKnown(file.contentHash)]).toEqual([false, false])
  })

  test('is removed with its file', async () => {
    const { hash } = await replace(crypto.randomUUID())
    await remove(file.id)
    await sweepAfter(25)
    expect([await isStored(file.contentHash), await isStored(hash)]).toEqual([false, false])
  })

  test('becomes the file’s content again after a restore', async () => {
    const { formerContentID } = await replace(crypto.randomUUID())
    const body = { id: file.id, contentID: formerContentID ?? 0, force: false }
    await restoreContent(media.app, media.editor, { params: undefined, query: undefined, body })
    await purgeAfter(31)
    expect(await isStored(file.contentHash)).toBe(true)
  })
})
