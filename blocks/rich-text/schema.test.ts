import { errorNameOf } from '@ximblox/contract/errors'
import type { Json } from '@ximblox/contract/fields'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import { plainText } from '@ximblox/contract/rules/plain-text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hostileHrefs } from '../test/hostile-hrefs.ts'
import { richTexts } from '../test/rich-texts.ts'
import { emptyRichText, richTextOf } from './document.ts'
import { maxTextDepth } from './grammar.ts'
import { richTextSchema } from './schema.ts'

const errorsIn = (doc: unknown, max = 1000) => {
  const parsed = z.safeParse(richTextSchema(max), doc, parseOptions)
  return parsed.success ? [] : [...new Set(toErrorEntries(parsed.error.issues).map(errorNameOf))]
}
const docOf = (...content: Json[]) => ({ type: 'doc', content })
const linkTo = (attrs: Json) =>
  docOf({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs }] }] })
const quoted = (levels: number): Json =>
  levels === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [quoted(levels - 1)] }

describe('richTextSchema', () => {
  test('accepts any document of supported nodes and marks', () => {
    fc.assert(
      fc.property(richTexts, doc => {
        expect(errorsIn(doc)).toEqual([])
      }),
    )
    expect(errorsIn(emptyRichText)).toEqual([])
  })

  test('accepts the attributes that the editor writes for a numbered list', () => {
    expect(errorsIn(docOf({ type: 'orderedList', attrs: { start: 3, type: null }, content: [] }))).toEqual([])
  })

  test.each(hostileHrefs)('refuses a link to %j', href => {
    expect(errorsIn(linkTo({ href }))).toEqual(['unsafeLink'])
  })

  test.each([
    ['another attribute of a link', linkTo({ href: '/x', onclick: 'alert(1)' })],
    ['a URL and a page at once', linkTo({ href: '/x', target: { ref: 'page', id: 1 } })],
    ['a file with a block', linkTo({ target: { ref: 'file', id: 1, block: 'a' } })],
    ['a tag', linkTo({ target: { ref: 'tag', id: 1 } })],
    ['a page without id', linkTo({ target: { ref: 'page' } })],
    ['an unknown node', docOf({ type: 'script', content: [] })],
    [
      'an unknown mark',
      docOf({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'style' }] }] }),
    ],
    ['a heading of level 1', docOf({ type: 'heading', attrs: { level: 1 } })],
    ['attributes of a paragraph', docOf({ type: 'paragraph', attrs: { style: 'color: red' } })],
    ['text outside a paragraph', docOf({ type: 'text', text: 'x' })],
    ['a list without items', docOf({ type: 'bulletList', content: [{ type: 'paragraph' }] })],
    ['an empty text', docOf({ type: 'paragraph', content: [{ type: 'text', text: '' }] })],
    ['a NUL', docOf({ type: 'paragraph', content: [{ type: 'text', text: '\0' }] })],
    ['HTML', '<p>x</p>'],
    ['no document', { type: 'paragraph' }],
  ])('refuses %s', (_, doc) => {
    expect(errorsIn(doc)).not.toEqual([])
  })

  test('limits depth without recursion', () => {
    expect(errorsIn(docOf(quoted(maxTextDepth - 1)))).toEqual([])
    expect(errorsIn(docOf(quoted(maxTextDepth)))).toEqual(['tooDeep'])
    expect(errorsIn(docOf(quoted(5000)))).toEqual(['tooDeep'])
  })

  test('says where something does not fit', () => {
    const marks = [{ type: 'bold' }, { type: 'glow' }]
    const paragraph = {
      type: 'paragraph',
      attrs: { style: 'x' },
      content: [{ type: 'text', text: 'a', marks }],
    }
    const { error } = z.safeParse(richTextSchema(10), docOf(paragraph), parseOptions)
    expect(toErrorEntries(error?.issues ?? [], 'body').map(({ property }) => property)).toEqual([
      'body.content.0.attrs.style',
      'body.content.0.content.0.marks.1.type',
    ])
  })

  test('limits the length of the plain text', () => {
    expect(errorsIn(richTextOf('x'.repeat(10)), 10)).toEqual([])
    expect(errorsIn(richTextOf('x'.repeat(11)), 10)).toEqual(['characterLimitExceeded'])
  })
})

test('plainText has a line for each paragraph, heading and list item', () => {
  const item = (text: string): Json => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const doc = docOf(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'bo' },
        { type: 'text', text: 'ld', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'next' },
      ],
    },
    { type: 'bulletList', content: [item('one'), item('two')] },
  )
  expect(plainText(doc)).toBe('Head\nbold\nnext\none\ntwo')
})
