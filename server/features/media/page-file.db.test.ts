import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Block, CropParams } from '@ximblox/contract/blocks'
import type { MediaItem } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveFiles } from '../../kernel/content/live-files.ts'
import { pageTag } from '../../kernel/content/tags.ts'
import { type MediaApp, never, openMediaApp, type StoredItem } from '../../test/media-app.ts'
import { findUsedBlobs } from './blob-store.ts'
import { withFileHashes } from './file-hashes.ts'
import { getPageFile } from './page-file.ts'
import { findFiles } from './page-file-store.ts'

let media: MediaApp
let photo: StoredItem
let leaflet: MediaItem
const crop: CropParams = { x: 10, y: 5, width: 12, height: 8, rotate: 0, scaleX: 1, scaleY: 1 }

beforeAll(async () => {
  media = await openMediaApp()
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  photo = await media.add('photo.png', png)
  leaflet = await media.add('leaflet.pdf', '%PDF-1.7\n%%EOF\n')
})
afterAll(() => media.close())

const image = (cropParams: CropParams | null = null) => ({
  hash: '',
  fileName: '',
  altText: '',
  fileID: photo.id,
  cropParams,
})

const block = (key: string, uses: Partial<Block>): Block => ({
  type: 'hero',
  key,
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...uses,
})

const version = (): Parameters<typeof withFileHashes>[1] => ({
  seoImage: [image()],
  __images: { photo: image() },
  __files: {},
  blocks: [
    block('outer', {
      __images: { plain: image(), cropped: image(crop) },
      slots: {
        left: [block('inner', { __files: { leaflet: { hash: '', fileName: '', fileID: leaflet.id } } })],
      },
    }),
  ],
})

/** An unpublished page whose newest version uses these files. */
const makePage = async (): Promise<number> => {
  const { db } = media.app
  const now = new Date()
  const times = { created_at: now, updated_at: now }
  const { seoImage, __images, __files, blocks } = version()
  return db.transaction().execute(async tx => {
    const { id } = await tx
      .insertInto('page')
      .values({
        group_id: 0,
        locale: 'nl-nl',
        type: 'basic',
        slug: crypto.randomUUID(),
        title: 'Page',
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('page').set({ group_id: id }).where('id', '=', id).execute()
    const head = await tx
      .insertInto('page_version')
      .values({
        page_id: id,
        revision: 1,
        kind: 'saved',
        sealed: true,
        title: 'Page',
        seo: JSON.stringify({ seoTitle: '', seoDescription: '', seoKeywords: [], seoImage }),
        props: '{}',
        media: JSON.stringify({ __images, __files }),
        blocks: JSON.stringify(blocks),
        refs: [],
        anchors: '{}',
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('page').set({ head_id: head.id }).where('id', '=', id).execute()
    return id
  })
}

const publish = async (pageID: number) => {
  await media.app.db
    .updateTable('page')
    .set(expression => ({ live_id: expression.ref('head_id') }))
    .where('id', '=', pageID)
    .execute()
  media.app.content.changed(0, [pageTag(pageID)])
}
const unpublish = async (pageID: number) => {
  await media.app.db.updateTable('page').set({ live_id: null }).where('id', '=', pageID).execute()
  media.app.content.changed(0, [pageTag(pageID)])
}

const ask = (
  pageID: number | string,
  group: string,
  hash: string,
  fileName: string,
  { actor = media.visitor, headers = {} }: { actor?: MediaApp['editor']; headers?: IncomingHttpHeaders } = {},
) =>
  getPageFile(
    media.app,
    actor,
    { params: { pageID: String(pageID), group, hash, fileName }, query: {} },
    { headers, disconnected: never },
  )

const requestPhoto = (pageID: number, actor = media.visitor) =>
  ask(pageID, 'block_images_outer', pageFileHash(photo.hash), 'photo.png', { actor })

const nothing = { entries: [{ code: 'ML_04', property: '' }], status: 404 }

describe('a file of a page', () => {
  test('is private until it is published, then public, and private again afterwards', async () => {
    const pageID = await makePage()
    await expect(requestPhoto(pageID)).rejects.toMatchObject(nothing)
    expect((await requestPhoto(pageID, media.editor)).headers['cache-control']).toMatch(/^private/)

    await publish(pageID)
    const { status, headers, body } = await requestPhoto(pageID)
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=3600',
      'content-type': 'image/png',
      'content-length': String(photo.size),
    })
    expect(body && (await buffer(body)).length).toBe(photo.size)

    await unpublish(pageID)
    await expect(requestPhoto(pageID)).rejects.toMatchObject(nothing)
  })

  test('is found in every group, including nested blocks', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash)
    for (const group of ['seo_image', 'page_images', 'block_images_outer']) {
      expect((await ask(pageID, group, hash, 'photo.png')).status).toBe(200)
    }
    const file = await ask(pageID, 'block_files_inner', pageFileHash(leaflet.hash), 'leaflet.pdf', {
      headers: { range: 'bytes=0-4' },
    })
    expect(file).toMatchObject({
      status: 206,
      headers: {
        'content-disposition': expect.stringContaining('attachment'),
        'content-type': 'application/pdf',
      },
    })
    expect(file.body && (await buffer(file.body)).toString()).toBe('%PDF-')
  })

  test('is not found at any other URL', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash)
    const others: Parameters<typeof ask>[] = [
      [await makePage(), 'block_images_outer', hash, 'photo.png'],
      [pageID, 'block_images_inner', hash, 'photo.png'],
      [pageID, 'block_files_outer', hash, 'photo.png'],
      [pageID, 'page_files', hash, 'photo.png'],
      [pageID, 'block_images_', hash, 'photo.png'],
      [pageID, 'block_images_outer', pageFileHash(leaflet.hash), 'photo.png'],
      [pageID, 'block_images_outer', photo.contentHash, 'photo.png'],
      [pageID, 'block_images_outer', pageFileHash(photo.hash, { ...crop, x: 11 }), 'photo.png'],
      [pageID, 'block_images_outer', '', 'photo.png'],
      [pageID, 'block_images_outer', hash, ''],
      [pageID, 'block_images_outer', hash, '.png'],
      [pageID, 'block_images_outer', hash, 'photo\u202egnp'],
      [pageID, 'block_images_outer', hash, '../photo.png'],
      [0, 'seo_image', hash, 'photo.png'],
      ['1e9', 'seo_image', hash, 'photo.png'],
      ['x', 'seo_image', hash, 'photo.png'],
      ['99999999999999999999', 'seo_image', hash, 'photo.png'],
    ]
    for (const address of others) await expect(ask(...address)).rejects.toMatchObject(nothing)
  })

  test('is found under any file name, and never with another type', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash)
    for (const name of ['photo.png', 'what it was called before.png', 'page.html', 'photo.svg', 'x']) {
      const { status, headers } = await ask(pageID, 'block_images_outer', hash, name)
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        etag: `"${hash}"`,
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'content-length': String(photo.size),
      })
    }
    const saved = await ask(pageID, 'block_files_inner', pageFileHash(leaflet.hash), 'leaflet.html')
    expect(saved.headers['content-disposition']).toContain('filename="leaflet.pdf"')
  })

  test('is remembered once, even under many file names', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const addresses = new Set<string>()
    const liveFiles: LiveFiles = {
      ...media.app.liveFiles,
      find: (address, load) => {
        addresses.add(address)
        return media.app.liveFiles.find(address, load)
      },
    }
    for (const fileName of ['1.png', '2.png', '3.png']) {
      const params = { pageID: String(pageID), group: 'seo_image', hash: pageFileHash(photo.hash), fileName }
      await getPageFile(
        { ...media.app, liveFiles },
        media.visitor,
        { params, query: {} },
        { headers: {}, disconnected: never },
      )
    }
    expect(addresses.size).toBe(1)
  })

  test('is refused while its page is in the bin, and available after a restore', async () => {
    const pageID = await makePage()
    const setDeleted = (deleted_at: Date | null) =>
      media.app.db.updateTable('page').set({ deleted_at }).where('id', '=', pageID).execute()
    expect((await requestPhoto(pageID, media.editor)).status).toBe(200)
    await setDeleted(new Date())
    await expect(requestPhoto(pageID, media.editor)).rejects.toMatchObject(nothing)
    await setDeleted(null)
    expect((await requestPhoto(pageID, media.editor)).status).toBe(200)
  })

  test('is cropped as its use defines, once for all requests', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash, crop)
    const { processing } = media.app
    let crops = 0
    const app = { ...media.app, processing: { ...processing, render: counting } }
    function counting(...given: Parameters<typeof processing.render>) {
      crops++
      return processing.render(...given)
    }
    const address = { pageID: String(pageID), group: 'block_images_outer', hash, fileName: 'photo.png' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        getPageFile(app, media.visitor, { params: address, query: {} }, { headers: {}, disconnected: never }),
      ),
    )
    expect(crops).toBe(1)
    for (const { body } of answers) {
      const cropped = body && (await buffer(body))
      expect(cropped && (await sharp(cropped).metadata())).toMatchObject({
        format: 'png',
        width: 12,
        height: 8,
      })
    }
    expect(await media.stored()).toContain(hash)
  })

  test('is not sent again to a client that has it', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash)
    const headers = { 'if-none-match': `"${hash}"` }
    expect(await ask(pageID, 'seo_image', hash, 'photo.png', { headers })).toMatchObject({
      status: 304,
      body: null,
    })
    await expect(ask(await makePage(), 'seo_image', hash, 'photo.png', { headers })).rejects.toMatchObject(
      nothing,
    )
  })
})

describe('files beyond counting', () => {
  test('are looked up with one query', async () => {
    const ids = Array.from({ length: 70_000 }, (_, index) => 1_000_000 + index)
    expect([...(await findFiles(media.app.db, [...ids, photo.id])).keys()]).toEqual([photo.id])
  })
})

describe('the uses of files in a version', () => {
  test('get the hash and name for their URL', async () => {
    const { seoImage, __images, blocks } = await withFileHashes(media.app.db, version())
    const plain = { hash: pageFileHash(photo.hash), fileName: 'photo.png', fileID: photo.id }
    expect(seoImage).toMatchObject([plain])
    expect(__images).toMatchObject({ photo: plain })
    expect(blocks).toMatchObject([
      {
        __images: { plain, cropped: { hash: pageFileHash(photo.hash, crop), fileName: 'photo.png' } },
        slots: {
          left: [{ __files: { leaflet: { hash: pageFileHash(leaflet.hash), fileName: 'leaflet.pdf' } } }],
        },
      },
    ])
  })

  test('have none when the file is gone', async () => {
    const gone = { ...version(), seoImage: [{ ...image(), fileID: 999_999 }] }
    expect((await withFileHashes(media.app.db, gone)).seoImage).toMatchObject([{ hash: '', fileName: '' }])
  })
})

describe('a file whose content is missing in the storage', () => {
  test('responds with 404 and is reported once, until its content is back', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const { storage, missingFiles, db } = media.app
    const bytes = await buffer(storage.read(photo.contentHash))
    expect((await requestPhoto(pageID)).status).toBe(200)

    await storage.removeAll(photo.hash.slice(0, 32))
    await expect(requestPhoto(pageID)).rejects.toMatchObject(nothing)
    await expect(requestPhoto(pageID)).rejects.toMatchObject(nothing)
    const cropped = () => ask(pageID, 'block_images_outer', pageFileHash(photo.hash, crop), 'photo.png')
    await expect(cropped()).rejects.toMatchObject(nothing)
    expect(missingFiles.list()).toEqual([photo.contentHash])
    const used = (hashes: readonly string[]) => findUsedBlobs(db, hashes)
    await missingFiles.recheck(used)
    expect(missingFiles.list()).toEqual([photo.contentHash])

    await storage.put(await media.temporary(bytes), photo.contentHash)
    expect((await requestPhoto(pageID)).status).toBe(200)
    expect((await cropped()).status).toBe(200)
    await missingFiles.recheck(used)
    expect(missingFiles.list()).toEqual([])
  })

  test('is located again when only its rendition is missing', async () => {
    const pageID = await makePage()
    await publish(pageID)
    const hash = pageFileHash(photo.hash, crop)
    const cropped = () => ask(pageID, 'block_images_outer', hash, 'photo.png')
    expect((await cropped()).status).toBe(200)
    await media.app.storage.removeAll(hash)
    const { status, body } = await cropped()
    expect([status, body && (await buffer(body)).length > 0]).toEqual([200, true])
  })
})
