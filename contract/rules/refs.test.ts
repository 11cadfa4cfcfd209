import { expect, it } from 'vitest'
import type { Block } from '../blocks.ts'
import type { VersionContent } from '../pages.ts'
import { referenceLocations, refsOf } from './refs.ts'

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
    e: { ref: 'page', id: 0 },
    f: { ref: 'page', id: 1.5 },
  }
  expect(refsOf(page({ pageType: { id: 'standard', props } }))).toEqual([])
})

it('finds anchors in links to pages only, if their blocks can have such keys', () => {
  const props = {
    a: { ref: 'file', id: 1, block: 'key' },
    b: { ref: 'page', id: 2, block: 3 },
    c: { ref: 'page', id: 4, block: 'no key' },
    d: { ref: 'page', id: 5, block: 'key' },
  }
  expect(refsOf(page({ pageType: { id: 'standard', props } }))).toEqual(['a:5#key', 'f1', 'p2', 'p4', 'p5'])
})

it('finds where a reference is', () => {
  const inner = block({ key: 'inner', __files: { c: file(1) } })
  const outer = block({ key: 'outer', props: { to: { ref: 'page', id: 2 } }, slots: { left: [inner] } })
  const content = page({ seoImage: [image(1)], __images: { header: image(1) }, blocks: [outer] })
  const locationsOf = (ref: string) =>
    referenceLocations({ ...content, props: { to: { ref: 'tag', id: 3 } } }, ref)
  expect(locationsOf('f1')).toEqual(['page', 'seoImage', 'inner'])
  expect(locationsOf('p2')).toEqual(['outer'])
  expect(locationsOf('t3')).toEqual(['page'])
  expect(locationsOf('f9')).toEqual([])
})
