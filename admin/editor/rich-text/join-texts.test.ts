import type { BlockNode, InlineNode, RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinTexts } from './join-texts.ts'
import { textsOf, unitsOf } from './plain-writing.ts'

const words = (text: string, ...marks: 'bold'[]): InlineNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const line = (...content: InlineNode[]): BlockNode =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
const doc = (...content: BlockNode[]): RichText => ({ type: 'doc', content })
const list = (...items: BlockNode[][]): BlockNode => ({
  type: 'bulletList',
  content: items.map(content => ({ type: 'listItem', content })),
})
const heading: BlockNode = { type: 'heading', attrs: { level: 2 }, content: [words('Title')] }

describe('joining a text with the one before', () => {
  it('appends its words with their formatting', () => {
    expect(joinTexts(doc(heading, line(words(' and'), words(' more', 'bold'))), 1)).toEqual({
      doc: doc({ ...heading, content: [words('Title and'), words(' more', 'bold')] }),
      text: 0,
      offset: 5,
    })
  })

  it('only removes an empty line before it', () => {
    expect(joinTexts(doc(line(), heading), 1)).toEqual({ doc: doc(heading), text: 0, offset: 0 })
  })

  it('joins items, with the lists in them, and takes the first item out of its list', () => {
    const given = doc(list([line(words('a')), list([line(words('b'))])], [line(words('c')), list([line()])]))
    expect(joinTexts(given, 2)).toEqual({
      doc: doc(list([line(words('a')), list([line(words('bc'))]), list([line()])])),
      text: 1,
      offset: 1,
    })
    expect(joinTexts(doc(line(words('x')), list([line(words('a'))], [line(words('b'))])), 1)).toEqual({
      doc: doc(line(words('x')), line(words('a')), list([line(words('b'))])),
      text: 1,
      offset: 0,
    })
  })

  it('has no formatting in preformatted text', () => {
    const code: BlockNode = { type: 'codeBlock', content: [{ type: 'text', text: 'a()' }] }
    const given = doc(code, line(words('b', 'bold'), { type: 'hardBreak' }, words('c')))
    expect(joinTexts(given, 1)?.doc).toEqual(doc({ ...code, content: [{ type: 'text', text: 'a()b\nc' }] }))
  })

  it('leaves alone what stands apart', () => {
    const quote: BlockNode = { type: 'blockquote', content: [line(words('b'))] }
    expect(joinTexts(doc(line(words('a')), quote), 1)).toBeNull()
    expect(joinTexts(doc(list([line(words('a'))]), line(words('b'))), 1)).toBeNull()
    expect(joinTexts(doc(line(words('a'))), 0)).toBeNull()
    expect(joinTexts(doc(line(words('a'))), 7)).toBeNull()
  })

  it('keeps every word of any document, which still fits', () => {
    const { block } = fc.letrec<{ block: BlockNode }>(tie => ({
      block: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(line(), line(words('a')), line(words('b', 'bold'), words('c')), heading),
        fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map(content => ({
          type: 'blockquote' as const,
          content,
        })),
        fc
          .array(fc.array(tie('block'), { maxLength: 2 }), { minLength: 1, maxLength: 3 })
          .map(items => list(...items.map(rest => [line(words('i')), ...rest]))),
      ),
    }))
    const wordsOf = (doc: RichText) =>
      textsOf(doc)
        .flatMap(unitsOf)
        .map(({ sign }) => sign)
        .join('')
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), fc.nat(8), (content, text) => {
        const given = fitText(doc(...content)).text
        const joined = joinTexts(given, text)
        if (!joined) return
        expect(wordsOf(joined.doc)).toBe(wordsOf(given))
        expect(fitText(joined.doc).text).toEqual(joined.doc)
        expect(textsOf(joined.doc)[joined.text]).toBeDefined()
      }),
    )
  })
})
