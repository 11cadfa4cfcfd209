import type { BlockNode, InlineNode, RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPlainWriting, textsOf } from './plain-writing.ts'

const text = (words: string, ...marks: ('bold' | 'italic')[]): InlineNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map(type => ({ type })) }),
})
const link = (words: string): InlineNode => ({
  type: 'text',
  text: words,
  marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }],
})
const paragraph = (...content: InlineNode[]): BlockNode =>
  content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
const doc = (...content: BlockNode[]): RichText => ({ type: 'doc', content })
const item = (...content: BlockNode[]) => ({ type: 'listItem' as const, content })

describe('a text that is edited as plain text', () => {
  it('keeps the formatting around a change, and continues that before it', () => {
    const given = doc(paragraph(text('One '), text('two', 'bold'), text(' three', 'italic')))
    const writing = openPlainWriting(given, 0)
    expect(writing.text()).toBe('One two three')
    expect(writing.write('One two and three', 11)).toEqual(
      doc(paragraph(text('One '), text('two and', 'bold'), text(' three', 'italic'))),
    )
    expect(writing.write('One three', 3)).toEqual(doc(paragraph(text('One'), text(' three', 'italic'))))
  })

  it('ends a link where it ends, and goes on within it', () => {
    const given = doc(paragraph(link('page')))
    expect(openPlainWriting(given, 0).write('page!', 5)).toEqual(doc(paragraph(link('page'), text('!'))))
    expect(openPlainWriting(given, 0).write('pa-ge', 3)).toEqual(doc(paragraph(link('pa-ge'))))
  })

  it('becomes a paragraph for each new line, and one again', () => {
    const given = doc(paragraph(text('Before')), paragraph(text('One'), { type: 'hardBreak' }, text('two')))
    const writing = openPlainWriting(given, 1)
    expect(writing.write('One\ntw\no', 7)).toEqual(
      doc(
        paragraph(text('Before')),
        paragraph(text('One'), { type: 'hardBreak' }, text('tw')),
        paragraph(text('o')),
      ),
    )
    expect(writing.texts()).toEqual({ first: 1, count: 2 })
    expect(writing.placeOf(3)).toEqual({ text: 1, offset: 3 })
    expect(writing.placeOf(7)).toEqual({ text: 2, offset: 0 })
    expect(writing.write('One\ntwo', 6)).toEqual(given)
  })

  it('leaves a heading on a new line, and stays in preformatted text', () => {
    const heading: BlockNode = { type: 'heading', attrs: { level: 2, dir: 'rtl' }, content: [text('One')] }
    expect(openPlainWriting(doc(heading), 0).write('One\ntwo', 6)).toEqual(
      doc(heading, { type: 'paragraph', attrs: { dir: 'rtl' }, content: [text('two')] }),
    )
    const code: BlockNode = { type: 'codeBlock', content: [{ type: 'text', text: 'a()' }] }
    expect(openPlainWriting(doc(code), 0).write('a()\nb()', 7)).toEqual(
      doc({ type: 'codeBlock', content: [{ type: 'text', text: 'a()\nb()' }] }),
    )
  })

  it('becomes an item for each new line in a list', () => {
    const inner: BlockNode = { type: 'bulletList', content: [item(paragraph(text('inner')))] }
    const given = doc({ type: 'orderedList', content: [item(paragraph(text('One')), inner)] })
    const writing = openPlainWriting(given, 0)
    const written = writing.write('One\ntwo', 7)
    expect(written).toEqual(
      doc({
        type: 'orderedList',
        content: [item(paragraph(text('One'))), item(paragraph(text('two')), inner)],
      }),
    )
    expect(writing.write('One', 3)).toEqual(given)
  })

  it('is a new one in a document without any', () => {
    const image: BlockNode = {
      type: 'image',
      attrs: { file: { ref: 'file', id: 3 }, altText: 'x', size: 'full' },
    }
    expect(openPlainWriting(doc(image), 0).write('One', 3)).toEqual(doc(image, paragraph(text('One'))))
  })

  it('has exactly what was typed, in a document that needs no fitting', () => {
    const given = doc(
      paragraph(text('One', 'bold'), link(' two'), { type: 'hardBreak' }),
      { type: 'blockquote', content: [paragraph(), { type: 'heading', attrs: { level: 3 } }] },
      { type: 'bulletList', content: [item(paragraph(text('three')))] },
    )
    const signs = fc.string({ unit: fc.constantFrom('a', ' ', '\n', 'é', '😀'), maxLength: 8 })
    fc.assert(
      fc.property(fc.nat(3), fc.array(signs, { minLength: 1, maxLength: 4 }), (index, texts) => {
        const writing = openPlainWriting(given, index)
        for (const typed of texts) {
          const written = writing.write(typed, typed.length)
          expect(writing.text()).toBe(typed)
          expect(fitText(written).text).toEqual(written)
          const { first, count } = writing.texts()
          const others = (all: RichText, from: number, until: number) =>
            textsOf(all).filter((_text, at) => at < from || at >= until)
          expect(others(written, first, first + count)).toEqual(others(given, first, first + 1))
        }
      }),
    )
  })
})
