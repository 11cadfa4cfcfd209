import { expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'
import { block } from './test/sample-registry.ts'

const file = (fileID: number) => ({ hash: '', fileName: '', fileID })
const image = (fileID: number) => ({ ...file(fileID), altText: '', cropParams: null })

test('lists every image and file with its group, including unknown and nested blocks', () => {
  const inner = block('gone', 'b', { __images: { any: image(4) }, __files: { any: file(5) } })
  const version = {
    seoImage: [image(3)],
    blocks: [block('columns', 'a', { slots: { left: [inner] } })],
    __images: { hero: image(1) },
    __files: { leaflet: file(2) },
  }
  expect(pageFiles(version)).toEqual([
    { group: 'page_images', fileID: 1, cropParams: null },
    { group: 'page_files', fileID: 2, cropParams: null },
    { group: 'seo_image', fileID: 3, cropParams: null },
    { group: 'block_images_b', fileID: 4, cropParams: null },
    { group: 'block_files_b', fileID: 5, cropParams: null },
  ])
})

test('finds the images in texts of blocks', () => {
  const image = { type: 'image', attrs: { file: { ref: 'file', id: 7 }, altText: '', size: 'full' } }
  const cropParams = { x: 1, y: 2, width: 3, height: 4, rotate: 0, scaleX: 1, scaleY: 1 }
  const cropped = { ...image, attrs: { ...image.attrs, cropParams } }
  const body = { type: 'doc', content: [image, { type: 'blockquote', content: [cropped] }] }
  const block = {
    type: 'text',
    key: 'k',
    props: { items: [{ body }] },
    anchorPoint: '',
    __images: {},
    __files: {},
  }
  expect(pageFiles({ seoImage: null, blocks: [block], __images: {}, __files: {} })).toEqual([
    { group: 'block_images_k', fileID: 7, cropParams: null },
    { group: 'block_images_k', fileID: 7, cropParams },
  ])
})
