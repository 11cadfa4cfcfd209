import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CropParams } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { MediaItem } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Volume } from '../../kernel/files/disk-space.ts'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note } from '../../test/content.ts'
import { plainPicture } from '../../test/pictures.ts'
import { makePageRenditions } from './page-renditions.ts'

let product: TestApp
let editor: Client
let publisher: Client
let volume: Volume

beforeAll(async () => {
  product = await startTestApp({ readVolume: async () => volume })
  editor = await product.as('Editor')
  publisher = await product.as('Publisher')
})
afterAll(() => product.close())
beforeEach(async () => {
  volume = { size: 1e12, free: 1e12 }
  await makePageRenditions(product.app)
})

let lastColour = 0
const addPicture = async (width = 700, height = 350): Promise<MediaItem> => {
  lastColour += 1
  const background = `rgb(${lastColour}, 20, 30)`
  const bytes = new Uint8Array(await plainPicture(width, height, background).png().toBuffer())
  const name = `${lastColour}.png`
  return (await editor.media.addFile({ body: { path: '/' }, file: { name, bytes } })).file
}
const publishWith = async (fileID: number, cropParams: CropParams | null = null) => {
  const block = { ...note('one', 'Seen'), __images: { picture: { fileID, cropParams } } }
  const page = await makePage(editor, { blocks: [block] })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page
}
/** The stored renditions of a picture, without the beginning that they share. */
const renditionsOf = async ({ hash }: MediaItem): Promise<string[]> => {
  const names = await readdir(join(product.app.config.dataDir, 'media'), { recursive: true })
  return names
    .map(name => name.split('/').at(-1) ?? '')
    .filter(name => name.startsWith(hash) && !/^[0-9a-f]{64}$/.test(name))
    .map(name => name.slice(hash.length))
    .sort()
}
const countTasks = async (): Promise<number> =>
  (await product.database.db.selectFrom('rendition_task').select('id').execute()).length

describe('publishing a page', () => {
  test('makes what browsers choose from, once', async () => {
    const picture = await addPicture()
    await publishWith(picture.id)
    await makePageRenditions(product.app)
    const made = ['.avif', '.w320.avif', '.w320.webp', '.w640.avif', '.w640.webp', '.webp']
    expect(await renditionsOf(picture)).toEqual(made)
    expect(await countTasks()).toBe(0)
    await publishWith(picture.id)
    await makePageRenditions({
      ...product.app,
      processing: {
        ...product.app.processing,
        renderAll: () => Promise.reject(new Error('rendered once more')),
      },
    })
    expect(await countTasks()).toBe(0)
  })

  test('makes the crop that the page shows', async () => {
    const picture = await addPicture()
    const crop = { x: 0, y: 0, width: 350, height: 350, rotate: 0, scaleX: 1, scaleY: 1 }
    await publishWith(picture.id, crop)
    await makePageRenditions(product.app)
    const cropped = pageFileHash(picture.hash, crop).slice(pageFileHash(picture.hash).length)
    expect(await renditionsOf(picture)).toEqual(
      ['', '.avif', '.w320.avif', '.w320.webp', '.webp'].map(part => cropped + part),
    )
  })

  test('makes nothing for a page that is no longer published', async () => {
    const picture = await addPicture()
    const { id } = await publishWith(picture.id)
    await publisher.page.unpublish({ params: { id }, body: {} })
    await makePageRenditions(product.app)
    expect([await renditionsOf(picture), await countTasks()]).toEqual([[], 0])
  })
})

test('replacing a file makes the renditions of its new content', async () => {
  const picture = await addPicture()
  await publishWith(picture.id)
  await makePageRenditions(product.app)
  const bytes = new Uint8Array(await plainPicture(330, 100, 'olive').png().toBuffer())
  const { file } = await editor.media.replaceFile({
    body: { id: String(picture.id), force: 'true' },
    file: { name: 'olive.png', bytes },
  })
  await makePageRenditions(product.app)
  expect(await renditionsOf(file)).toEqual(['.avif', '.w320.avif', '.w320.webp', '.webp'])
})

test('a job that is stopped continues with the same page', async () => {
  const picture = await addPicture(1400, 700)
  await publishWith(picture.id)
  const stopping = new AbortController()
  const { processing } = product.app
  await makePageRenditions(
    {
      ...product.app,
      processing: {
        ...processing,
        renderAll: (signal, renderings) => {
          const made = processing.renderAll(signal, renderings)
          setImmediate(() => stopping.abort())
          return made
        },
      },
    },
    stopping.signal,
  )
  expect([await renditionsOf(picture), await countTasks()]).toEqual([[], 1])
  await makePageRenditions(product.app)
  expect(await renditionsOf(picture)).toContain('.w1280')
  expect(await countTasks()).toBe(0)
})

test('a picture whose content is missing keeps no other from being made', async () => {
  const [lost, picture] = [await addPicture(), await addPicture()]
  await product.app.storage.removeAll(lost.hash)
  await publishWith(lost.id)
  await publishWith(picture.id)
  await makePageRenditions(product.app)
  expect(await renditionsOf(picture)).toContain('.w640.avif')
  expect(await countTasks()).toBe(0)
})

test('the space reserved for the database is left alone, and the work waits', async () => {
  const picture = await addPicture()
  await publishWith(picture.id)
  volume = { size: 1e12, free: 0 }
  await makePageRenditions(product.app)
  expect([await renditionsOf(picture), await countTasks()]).toEqual([[], 1])
})
