import type { CropParams } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'
import type { MediaItem } from '@ximblox/contract/media'
import { imageFormats, imageWidths } from '@ximblox/contract/renditions'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, note, refusalOf } from '../../test/content.ts'
import { pngFile, textFile } from '../../test/pictures.ts'

let product: TestApp
let editor: Client
let publisher: Client
let photo: MediaItem

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  publisher = await product.as('Publisher')
  photo = (await editor.media.addFile({ body: { path: '/' }, file: await pngFile('photo.png', 700, 350) }))
    .file
})
afterAll(() => product.close())

const publishWith = async (cropParams: CropParams | null = null, fileID = photo.id) => {
  const block = { ...note('one', 'Seen'), __images: { picture: { fileID, cropParams } } }
  const page = await makePage(editor, { blocks: [block] })
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  return page.id
}
const addressOf = (pageID: number, crop: CropParams | null = null, file = photo) =>
  product.visitor().media.getPageFile({
    params: {
      pageID,
      group: 'block_images_one',
      hash: pageFileHash(file.hash, crop),
      fileName: file.fileName,
    },
  })
const see = async (address: string) => {
  const answer = await fetch(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) return { status: answer.status }
  const { format, width, height } = await sharp(bytes).metadata()
  return { status: 200, type: answer.headers.get('content-type'), picture: [format, width, height], answer }
}

describe('an image of a published page', () => {
  test('is available in each format, and in each width smaller than its own', async () => {
    const address = addressOf(await publishWith())
    const decoded = { avif: 'heif', webp: 'webp', jpeg: 'jpeg', png: 'png' }
    for (const format of imageFormats) {
      expect(await see(`${address}?w=320&f=${format}`)).toMatchObject({
        type: `image/${format}`,
        picture: [decoded[format], 320, 160],
      })
      expect(await see(`${address}?f=${format}`)).toMatchObject({ picture: [decoded[format], 700, 350] })
    }
    expect(await see(`${address}?w=640`)).toMatchObject({ type: 'image/png', picture: ['png', 640, 320] })
    expect(await see(`${address}?w=2560&f=webp`)).toMatchObject({ picture: ['webp', 700, 350] })
  })

  test('is cropped before it is resized', async () => {
    const crop = { x: 100, y: 0, width: 350, height: 350, rotate: 0, scaleX: -1, scaleY: 1 }
    const address = addressOf(await publishWith(crop), crop)
    expect(await see(`${address}?w=160&f=webp`)).toMatchObject({ picture: ['webp', 160, 160] })
    expect(await see(address)).toMatchObject({ picture: ['png', 350, 350] })
  })

  test('is rendered once and stored with the original', async () => {
    const address = addressOf(await publishWith())
    const { storage } = product.app
    const name = `${pageFileHash(photo.hash)}.w480.webp`
    expect(await storage.size(name)).toBeUndefined()
    const answers = await Promise.all([1, 2, 3].map(() => see(`${address}?w=480&f=webp`)))
    for (const { answer } of answers)
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=3600')
    const size = await storage.size(name)
    const part = await fetch(`${address}?w=480&f=webp`, { headers: { range: 'bytes=0-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-3/${size}`,
      'RIFF',
    ])
  })

  test('is as private as the page, in every width', async () => {
    const pageID = await publishWith()
    const address = addressOf(pageID)
    expect((await see(`${address}?w=160&f=webp`)).status).toBe(200)
    await publisher.page.unpublish({ params: { id: pageID }, body: {} })
    expect((await see(`${address}?w=160&f=webp`)).status).toBe(404)
    expect((await see(address)).status).toBe(404)
  })

  test('is not available in other widths or formats', async () => {
    const address = addressOf(await publishWith())
    for (const query of ['w=321', 'w=0', 'w=320&w=640', 'f=svg', 'f=gif', 'w=320&f=tiff', 'q=90', 'w='])
      expect([query, (await see(`${address}?${query}`)).status]).toEqual([query, 422])
    expect(imageWidths).toEqual([160, 320, 480, 640, 960, 1280, 1920, 2560])
  })
})

test('a file that is not an image is only available unchanged', async () => {
  const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('a.txt') })
  const address = addressOf(await publishWith(null, file.id), null, file)
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(`${address}?w=160`)).status).toBe(415)
})

test('a vector image is shown in one form only, and can do nothing', async () => {
  const markup =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><path d="M0 0h8"/></svg>'
  const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('a.svg', markup) })
  expect(file).toMatchObject({ kind: 'image', width: 8, height: 4 })
  const crop = { x: 0, y: 0, width: 4, height: 4, rotate: 0, scaleX: 1, scaleY: 1 }
  // A crop remains from an image that this one replaced.
  for (const use of [null, crop]) {
    const address = addressOf(await publishWith(use, file.id), use, file)
    const answer = await fetch(address)
    expect(await answer.text()).toBe(markup)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    })
    expect((await fetch(`${address}?w=160&f=webp`)).status).toBe(415)
  }
})

describe('a shared file', () => {
  const share = async (id: number, shared: boolean) =>
    (await editor.media.editFile({ body: { id, shared } })).file

  test('has a URL of its own as long as it is shared', async () => {
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('prices.csv', 'a;b') })
    const address = product.url + sharedFilePath(file)
    const status = async () => (await fetch(address)).status
    expect(await status()).toBe(404)
    const { id, hash, sharedPath } = await share(file.id, true)
    expect([file.sharedPath, product.url + sharedPath]).toEqual(['', address])
    expect(address).toContain(`/medialib/shared/${id}/${hash}/prices.csv`)
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('content-disposition'), await answer.text()]).toEqual([
      200,
      `attachment; filename="prices.csv"; filename*=UTF-8''prices.csv`,
      'a;b',
    ])
    expect((await fetch(address, { headers: { range: 'bytes=0-0' } })).status).toBe(206)
    await share(file.id, false)
    expect(await status()).toBe(404)
    await share(file.id, true)
  })

  test('keeps its URLs with former names, and is downloaded under its current one', async () => {
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('old.csv', 'a;b') })
    await share(file.id, true)
    const { file: renamed } = await editor.media.editFile({ body: { id: file.id, newFileName: 'new.csv' } })
    for (const known of [file, renamed, { ...file, fileName: 'page.html' }]) {
      const answer = await fetch(product.url + sharedFilePath(known))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv'])
      expect(answer.headers.get('content-disposition')).toContain('filename="new.csv"')
    }
    expect((await fetch(product.url + sharedFilePath({ ...file, fileName: '.csv' }))).status).toBe(404)
  })

  test.each([
    ['0', 'x', 'a.csv'],
    ['x', 'x', 'a.csv'],
    ['99999999999999999999', 'x', 'a.csv'],
  ])('is not found at %s/%s/%s', async (id, hash, fileName) => {
    const address = product.visitor().media.getSharedFile({ params: { id, hash, fileName } })
    expect((await fetch(address)).status).toBe(404)
  })

  test('can be linked from a menu, which leaves out files that are not shared', async () => {
    const { file } = await editor.media.addFile({ body: { path: '/' }, file: textFile('leaflet.txt') })
    await share(file.id, true)
    const menuID = (await publisher.menu.list()).data.find(({ locale }) => locale === 'nl-nl')?.id ?? 0
    const { revision } = (await publisher.menu.get({ params: { id: menuID } })).menu
    const entry = { key: 'leaflet', title: 'Leaflet', fileID: file.id, children: [] }
    await publisher.menu.store({ params: { id: menuID }, body: { items: [entry], revision } })
    const page = await makePage(editor)
    await publisher.page.publish({ params: { id: page.id }, body: {} })
    const shown = async () => (await product.read(`/${page.slug}`)).text()
    expect(await shown()).toContain(`"href":"${sharedFilePath(file)}"`)
    const { file: replaced } = await editor.media.replaceFile({
      body: { id: String(file.id), force: 'true' },
      file: textFile('leaflet.txt', 'new'),
    })
    expect(await shown()).toContain(`"href":"${sharedFilePath(replaced)}"`)
    await share(file.id, false)
    expect(await shown()).not.toContain('Leaflet')
    const again = publisher.menu.store({
      params: { id: menuID },
      body: { items: [entry], revision: revision + 1 },
    })
    expect((await refusalOf(again)).codes).toEqual(['V_18 items.0.fileID'])
  })
})
