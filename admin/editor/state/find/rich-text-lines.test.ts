import type { InlineNode, Mark, RichText } from '@ximblox/blocks/rich-text/document'
import { describe, expect, it } from 'vitest'
import { rangesIn } from './ranges-in.ts'
import { linesIn, replaceInLines } from './rich-text-lines.ts'

const bold: Mark = { type: 'bold' }
const link: Mark = { type: 'link', attrs: { target: { ref: 'page', id: 7 } } }
const word = (text: string, ...marks: Mark[]): InlineNode =>
  marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }
const paragraph = (...content: InlineNode[]): RichText => ({
  type: 'doc',
  content: [content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }],
})
const replaced = (text: RichText, term: string, replacement: string) => {
  const lines = linesIn(text)
  return replaceInLines(text, line => rangesIn(lines[line] ?? '', { term, matchCase: false }), replacement)
}

const nested: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [word('Rain')] },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [word('light rain')] },
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [word('no rain')] }] }],
            },
          ],
        },
      ],
    },
    {
      type: 'callout',
      attrs: { kind: 'tip' },
      content: [{ type: 'paragraph', content: [word('rain'), { type: 'hardBreak' }, word('coat')] }],
    },
    { type: 'image', attrs: { file: { ref: 'file', id: 1 }, altText: 'rain', size: 'full' } },
  ],
}

describe('replacing in formatted text', () => {
  it('reads the lines of headings, lists and call-outs', () => {
    expect(linesIn(nested)).toEqual(['Rain', 'light rain', 'no rain', 'rain\ncoat'])
  })

  it('replaces in all of them and keeps everything else', () => {
    const changed = replaced(nested, 'rain', 'snow')
    expect(linesIn(changed)).toEqual(['snow', 'light snow', 'no snow', 'snow\ncoat'])
    expect(replaced(changed, 'snow', 'rain')).toEqual(replaced(nested, 'Rain', 'rain'))
    expect(changed.content.at(-1)).toEqual(nested.content.at(-1))
  })

  it('gives the replacement the formatting and link of the beginning of what it replaces', () => {
    expect(replaced(paragraph(word('the '), word('old', link), word(' one')), 'old', 'new')).toEqual(
      paragraph(word('the '), word('new', link), word(' one')),
    )
    expect(replaced(paragraph(word('half', bold), word('way there')), 'halfway', 'nearly')).toEqual(
      paragraph(word('nearly', bold), word(' there')),
    )
  })

  it('replaces several in a line by longer and shorter texts', () => {
    expect(replaced(paragraph(word('a b a b a')), 'a', 'long')).toEqual(paragraph(word('long b long b long')))
    expect(replaced(paragraph(word('aa b aa')), 'aa', '')).toEqual(paragraph(word(' b ')))
  })

  it('leaves no empty texts and joins what then has the same formatting', () => {
    expect(replaced(paragraph(word('a'), word('x', bold), word('b')), 'x', '')).toEqual(paragraph(word('ab')))
    expect(replaced(paragraph(word('x', bold)), 'x', '')).toEqual(paragraph())
  })
})
