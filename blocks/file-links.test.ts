import { expect, test } from 'vitest'
import { defineBlock } from './define-block.ts'
import { definePageType } from './define-page-type.ts'
import { link } from './fields/link.ts'
import { list } from './fields/list.ts'
import { richText } from './fields/rich-text.ts'
import { fileLinksIn, textImageUses } from './file-links.ts'
import { createRegistry } from './registry.ts'

const label = 'L'
const pointer = defineBlock({
  id: 'pointer',
  version: 1,
  label,
  group: 'text',
  fields: {
    to: link({ label }),
    body: richText({ label }),
    more: list({ label, fields: { to: link({ label }) } }),
  },
})
const brochure = definePageType({
  id: 'brochure',
  version: 1,
  label,
  slugPrefix: {},
  fields: { to: link({ label }) },
  initialBlocks: () => [],
})
const registry = createRegistry({ blocks: [pointer], pageTypes: [brochure] })
const toFile = (id: number) => ({ target: { ref: 'file', id } })
const node = (type: string, key: string, props: object) => ({
  type,
  key,
  props: { ...props },
  anchorPoint: '',
  __images: {},
  __files: {},
})

test('finds links to files in link fields, rich text, list items, child blocks and page fields', () => {
  const marks = [{ type: 'link', attrs: toFile(3) }]
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }],
  }
  const blocks = [
    node('pointer', 'a', { to: toFile(2), body, more: [{ key: 'k', to: toFile(4) }] }),
    {
      ...node('unknown', 'b', { to: toFile(8) }),
      slots: { inside: [node('pointer', 'c', { to: toFile(5) })] },
    },
  ]
  const content = { pageType: { id: 'brochure', props: { to: toFile(1) } }, blocks }
  expect(fileLinksIn(registry, content)).toEqual([
    { fileID: 1, property: 'pageType.props.to' },
    { fileID: 2, property: 'blocks.0.props.to' },
    { fileID: 3, property: 'blocks.0.props.body' },
    { fileID: 4, property: 'blocks.0.props.more.0.to' },
    { fileID: 5, property: 'blocks.1.slots.inside.0.props.to' },
  ])
})

test('ignores links to pages and URLs', () => {
  const props = { to: { target: { ref: 'page', id: 1 } }, more: [{ key: 'k', to: { url: '/x' } }] }
  const content = { pageType: { id: 'brochure', props: {} }, blocks: [node('pointer', 'a', props)] }
  expect(fileLinksIn(registry, content)).toEqual([])
})

test('tells the images of texts from links to files', () => {
  const body = {
    type: 'doc',
    content: [{ type: 'image', attrs: { file: { ref: 'file', id: 6 }, altText: '', size: 'full' } }],
  }
  const content = { pageType: { id: 'brochure', props: {} }, blocks: [node('pointer', 'a', { body })] }
  expect(fileLinksIn(registry, content)).toEqual([])
  expect(textImageUses(registry, content)).toEqual([{ fileID: 6, property: 'blocks.0.props.body' }])
})
