import type { Client } from '@ximblox/contract/client'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { makePage, refusalOf } from '../../test/content.ts'
import { pngFile } from '../../test/pictures.ts'

let product: TestApp
let editor: Client
let publisher: Client

beforeAll(async () => {
  product = await startTestApp()
  editor = await product.as('Editor')
  publisher = await product.as('Publisher')
})
afterAll(() => product.close())

const crop = { x: 0, y: 0, width: 20, height: 20, rotate: 0, scaleX: 1, scaleY: 1 }

/** A page whose text has a new image between two paragraphs. */
const pageWithImage = async (background: string) => {
  const upload = await pngFile(`${crypto.randomUUID()}.png`, 40, 20, background)
  const { file } = await editor.media.addFile({ body: { path: '/' }, file: upload })
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const image = {
    type: 'image',
    attrs: { file: { ref: 'file', id: file.id }, altText: 'A square', cropParams: crop, size: 'half' },
  }
  const body = { type: 'doc', content: [paragraph('Before'), image, paragraph('After')] }
  const page = await makePage(editor, { blocks: [{ type: 'pointer', key: 'one', props: { body } }] })
  const address = product.visitor().media.getPageFile({
    params: {
      pageID: page.id,
      group: 'block_images_one',
      hash: pageFileHash(file.hash, crop),
      fileName: file.fileName,
    },
  })
  return { file, page, address }
}

const statusOf = async (address: string) => (await fetch(address)).status

test('an image in a text is public while its page is, and cropped as the text says', async () => {
  const { page, address } = await pageWithImage('teal')
  expect(await statusOf(address)).toBe(404)
  await publisher.page.publish({ params: { id: page.id }, body: {} })
  expect(await statusOf(address)).toBe(200)
  expect(await statusOf(`${address}?w=160&f=webp`)).toBe(200)
  await publisher.page.unpublish({ params: { id: page.id }, body: {} })
  expect(await statusOf(address)).toBe(404)
})

test('the use of an image in a text is known, so it is not deleted unnoticed', async () => {
  const { file, page } = await pageWithImage('plum')
  const { data } = await editor.media.listPagesByFile({ body: { fileID: file.id } })
  expect(data.items.map(({ pageID }) => pageID)).toEqual([page.id])
  const refusal = await refusalOf(editor.media.deleteFile({ body: { id: file.id } }))
  expect(refusal.status).toBe(409)
})

test('a text cannot be published with an image that is in the bin', async () => {
  const { file, page } = await pageWithImage('navy')
  await editor.media.deleteFile({ body: { id: file.id, force: true } })
  const refusal = await refusalOf(publisher.page.publish({ params: { id: page.id }, body: {} }))
  expect(refusal.status).toBeGreaterThanOrEqual(400)
})
