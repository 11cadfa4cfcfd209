import { expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { VersionContent } from '../pages.ts'
import { refsOf } from './refs.ts'

const image = (fileID: number) => ({ hash: '', fileName: '', altText: '', fileID, cropParams: null })
const file = (fileID: number) => ({ hash: '', fileName: '', fileID })
const block = (fields: Partial<Block>): Block => ({
  type: 'text',
  key: 'k',
  props: {},
  anchorPoint: '',
  __images: {},
  __files: {},
  ...fields,
})
const page = (fields: Partial<VersionContent>): VersionContent => ({
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: { id: 'standard', props: {} },
  __images: {},
  __files: {},
  ...fields,
})

it('finds the files of the page, its nested blocks and its SEO image once', () => {
  const inner = block({ type: 'photo', __images: { a: image(4), b: image(1) }, __files: { c: file(5) } })
  const content = page({
    seoImage: [image(1)],
    __images: { header: image(2) },
    __files: { leaflet: file(3) },
    blocks: [block({ type: 'columns', slots: { left: [inner] } })],
  })
  expect(refsOf(content)).toEqual(['b:columns', 'b:photo', 'f1', 'f2', 'f3', 'f4', 'f5'])
})

it('finds references to pages, files, tags and blocks in the props', () => {
  const content = page({
    pageType: { id: 'article', props: { tags: [{ ref: 'tag', id: 5 }] } },
    blocks: [
      block({
        props: {
          link: { to: { ref: 'page', id: 34, block: 'key' }, text: 'More' },
          rows: [{ key: 'r', cells: [{ ref: 'file', id: 12 }] }],
        },
      }),
    ],
  })
  expect(refsOf(content)).toEqual(['a:34#key', 'b:text', 'f12', 'p34', 't5'])
})

it('ignores objects of other shapes', () => {
  const props = {
    a: { ref: 'page' },
    b: { ref: 'page', id: '3' },
    c: { ref: 'menu', id: 3 },
    d: { ref: 'page', id: -1 },
  }
  expect(refsOf(page({ pageType: { id: 'standard', props } }))).toEqual([])
})
