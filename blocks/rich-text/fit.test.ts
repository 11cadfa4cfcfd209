import { errorNameOf } from '@ximblox/contract/errors'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { toErrorEntries } from '@ximblox/contract/rules/error-entries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTexts } from '../test/rich-texts.ts'
import type { BlockNode } from './document.ts'
import { fitText } from './fit.ts'
import { maxTextDepth } from './grammar.ts'
import { richTextSchema } from './schema.ts'

const docOf = (...content: Json[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: Json[]): JsonObject =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words }
const paragraph = (...content: Json[]) => ({ type: 'paragraph', content })
const line = (words: string) => paragraph(text(words))
const item = (...content: Json[]) => ({ type: 'listItem', content })
const list = (...content: Json[]) => ({ type: 'bulletList', content })

const fitted = (...content: Json[]) => fitText(docOf(...content)).text.content
const loweredIn = (...content: Json[]) =>
  toErrorEntries(fitText(docOf(...content)).lowered).map(entry => [entry.property, errorNameOf(entry)])

const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(wordsIn).join('')
  if ('text' in value && typeof value.text === 'string') return value.text
  return 'content' in value ? wordsIn(value.content) : ''
}

describe('fitText', () => {
  it('returns a document of the grammar as it is', () => {
    fc.assert(
      fc.property(richTexts, doc => {
        const { text, lowered } = fitText(doc)
        expect(lowered).toEqual([])
        expect(fitText(text).text).toEqual(text)
        expect(wordsIn(text)).toBe(wordsIn(doc))
      }),
    )
  })

  it('removes attributes without a value, which editors give to every node', () => {
    expect(
      fitted({ type: 'orderedList', attrs: { start: 1, type: null, dir: null }, content: [item(line('a'))] }),
    ).toEqual([{ type: 'orderedList', content: [item(line('a'))] }])
  })

  it('fills empty nodes with a paragraph', () => {
    const empty = { type: 'paragraph' }
    expect(fitted()).toEqual([empty])
    expect(fitted({ type: 'blockquote', content: [] }, list(), list(item()))).toEqual([
      { type: 'blockquote', content: [empty] },
      list(item(empty)),
      list(item(empty)),
    ])
    expect(loweredIn({ type: 'blockquote', content: [] }, list())).toEqual([])
  })

  it('keeps the content of unknown nodes, with the marks of unknown words', () => {
    const unknown = { type: 'card', attrs: { a: 1 }, content: [line('a'), { type: 'chip', text: 'b' }] }
    expect(fitted(unknown)).toEqual([line('a'), line('b')])
    const chip = { type: 'chip', marks: [{ type: 'bold' }], content: [text('b')] }
    expect(fitted(paragraph(text('a'), chip))).toEqual([paragraph(text('a'), text('b', { type: 'bold' }))])
  })

  it('drops unknown and unsafe marks, and keeps their words', () => {
    const marks = [{ type: 'glow' }, { type: 'link', attrs: { href: 'javascript:x()' } }, { type: 'bold' }]
    expect(fitted(paragraph(text('a', ...marks)))).toEqual([paragraph(text('a', { type: 'bold' }))])
    expect(loweredIn(paragraph(text('a', ...marks)))).toEqual([
      ['content.0.content.0.marks.0.type', 'valueNotAllowed'],
      ['content.0.content.0.marks.1.attrs.href', 'unsafeLink'],
    ])
  })

  it('keeps the first of two marks that exclude each other', () => {
    const marks = [{ type: 'subscript' }, { type: 'superscript' }, { type: 'subscript' }]
    expect(fitted(paragraph(text('a', ...marks)))).toEqual([paragraph(text('a', { type: 'subscript' }))])
  })

  it('takes the nearest level of a heading', () => {
    const heading = (level: Json) => ({ type: 'heading', attrs: { level }, content: [text('a')] })
    expect(fitted(heading(1), heading(6), heading('x')).map(node => 'attrs' in node && node.attrs)).toEqual([
      { level: 2 },
      { level: 4 },
      { level: 2 },
    ])
  })

  it('puts words that stand outside of paragraphs into one', () => {
    expect(fitted(text('a'), { type: 'hardBreak' }, text('b'), line('c'), text('d'))).toEqual([
      paragraph(text('a'), { type: 'hardBreak' }, text('b')),
      line('c'),
      line('d'),
    ])
  })

  it('divides words around a block that stands between them', () => {
    const quote = { type: 'blockquote', content: [line('b')] }
    const heading = { type: 'heading', attrs: { level: 3 } }
    expect(fitted({ ...heading, content: [text('a'), quote, text('c')] })).toEqual([
      { ...heading, content: [text('a')] },
      quote,
      { ...heading, content: [text('c')] },
    ])
  })

  it('gives what stands directly in a list an item, and a list to the item before it', () => {
    expect(fitted(list(item(line('a')), list(item(line('b'))), line('c'), text('d')))).toEqual([
      list(item(line('a'), list(item(line('b')))), item(line('c')), item(line('d'))),
    ])
  })

  it('lowers what a call-out cannot hold, and puts images between its parts', () => {
    const image = { type: 'image', attrs: { file: { ref: 'file', id: 1 }, altText: '', size: 'full' } }
    const callout = (...content: Json[]) => ({ type: 'callout', attrs: { kind: 'tip' }, content })
    const heading = { type: 'heading', attrs: { level: 2 }, content: [text('a')] }
    const code = { type: 'codeBlock', content: [text('b\nc')] }
    const marks = { type: 'code' }
    expect(fitted(callout(heading, image, { type: 'blockquote', content: [line('q')] }, code))).toEqual([
      callout(line('a')),
      image,
      callout(line('q'), paragraph(text('b', marks), { type: 'hardBreak' }, text('c', marks))),
    ])
  })

  it('keeps the lines of preformatted text and nothing else of it', () => {
    const content = [text('a', { type: 'bold' }), { type: 'hardBreak' }, text('  b')]
    expect(wordsIn(fitted({ type: 'codeBlock', content }))).toBe('a\n  b')
  })

  it('goes on with lists that are too deep in the deepest list allowed', () => {
    const nested = (levels: number): BlockNode =>
      list(
        item(line(`down ${levels}`), ...(levels > 1 ? [nested(levels - 1)] : []), line(`up ${levels}`)),
      ) as BlockNode
    const { text, lowered } = fitText(docOf(nested(40)))
    expect(lowered.length).toBeGreaterThan(0)
    expect(fitText(text).lowered).toEqual([])
    expect(wordsIn(text)).toBe(wordsIn(nested(40)))
    expect(fitText(docOf(nested(9))).lowered).toEqual([])
    expect(JSON.stringify(text).split('"blockquote"')).toHaveLength(1)
  })

  it('removes what cannot be stored from words', () => {
    expect(fitted(line('a\0b\uD800c😀'))).toEqual([line('abc😀')])
  })

  it('leaves out images without a file', () => {
    expect(fitted({ type: 'image', attrs: { altText: 'a', size: 'full' } }, line('b'))).toEqual([line('b')])
  })

  it('keeps every word of any value, in order, and accepts what it returns', () => {
    const schema = richTextSchema(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(values, value => {
        const doc = docOf(...value)
        const { text } = fitText(doc)
        expect(schema.safeParse(text).success).toBe(true)
        expect(wordsIn(text).replaceAll(/\s/g, '')).toBe(wordsIn(doc).replaceAll(/\s/g, ''))
      }),
      { numRuns: 2000 },
    )
  })

  it('takes values of any depth', () => {
    const deep = (type: string, levels: number): Json => {
      let node: Json = line('words')
      for (let level = 0; level < levels; level += 1) node = { type, content: [node] }
      return node
    }
    for (const type of ['blockquote', 'bulletList', 'listItem', 'paragraph', 'card', 'codeBlock', 'callout'])
      for (const levels of [maxTextDepth - 1, maxTextDepth, 5000]) {
        const { text } = fitText(docOf(deep(type, levels)))
        expect(fitText(text).lowered).toEqual([])
        expect(wordsIn(text).trim()).toBe('words')
      }
  })
})

const types = fc.constantFrom(
  ...[
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'callout',
    'codeBlock',
    'card',
    'doc',
  ],
)
const anyMarks = fc.array(
  fc.record(
    {
      type: fc.constantFrom('bold', 'code', 'link', 'subscript', 'superscript', 'glow'),
      attrs: fc.record(
        { href: fc.constantFrom('/a', 'javascript:x'), target: fc.jsonValue({ maxDepth: 1 }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['type'] },
  ),
  { maxLength: 3 },
)
const words = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter(text => text.isWellFormed() && !text.includes('\0'))
const { node } = fc.letrec<{ node: Json }>(tie => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.record({ type: fc.constant('text'), text: words, marks: anyMarks }) as fc.Arbitrary<Json>,
    fc.constant<Json>({ type: 'hardBreak' }),
    fc.record(
      {
        type: types,
        attrs: fc.dictionary(
          fc.constantFrom('level', 'kind', 'start', 'dir', 'style'),
          fc.jsonValue({ maxDepth: 1 }),
        ),
        content: fc.array(tie('node'), { maxLength: 4 }),
      },
      { requiredKeys: ['type', 'content'] },
    ) as fc.Arbitrary<Json>,
  ),
}))
const values = fc.array(node, { maxLength: 4 })
