import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { richTextSchema } from '@ximblox/blocks/rich-text/schema'
import { expect, it } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { richTextOf } from './rich-text-of.ts'

const schema = getSchema(richTextExtensions)

const everything: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Title' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'bold', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'site', marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
        {
          type: 'text',
          text: 'page',
          marks: [{ type: 'link', attrs: { target: { ref: 'page', id: 5, block: 'team' } } }],
        },
      ],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    },
    { type: 'blockquote', content: [{ type: 'paragraph' }] },
    {
      type: 'paragraph',
      content: (['subscript', 'superscript', 'small'] as const).map(type => ({
        type: 'text',
        text: type,
        marks: [{ type }],
      })),
    },
    { type: 'callout', attrs: { kind: 'tip' }, content: [{ type: 'paragraph' }] },
    { type: 'image', attrs: { file: { ref: 'file', id: 3 }, altText: 'Dike', size: 'full' } },
    {
      type: 'image',
      attrs: { file: { ref: 'file', id: 3 }, altText: '', decorative: true, size: 'third', side: 'right' },
    },
  ],
}

it('returns rich text unchanged after a round trip through an editor', () => {
  expect(richTextOf(Node.fromJSON(schema, everything).toJSON())).toEqual(everything)
})

it('supports exactly the nodes and marks that may be stored', () => {
  expect(Object.keys(schema.marks).toSorted()).toEqual([
    'bold',
    'italic',
    'link',
    'small',
    'subscript',
    'superscript',
  ])
  expect(Object.keys(schema.nodes).toSorted()).toEqual([
    'blockquote',
    'bulletList',
    'callout',
    'doc',
    'hardBreak',
    'heading',
    'image',
    'listItem',
    'orderedList',
    'paragraph',
    'text',
  ])
  expect(richTextSchema(1000).safeParse(everything).success).toBe(true)
})
