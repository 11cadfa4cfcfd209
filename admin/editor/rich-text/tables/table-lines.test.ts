import type { BlockNode, InlineNode, RichText } from '@ximblox/blocks/rich-text/document'
import { richTextOf } from '@ximblox/blocks/rich-text/document'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { expect, it } from 'vitest'
import { tableLines } from './table-lines.ts'

const paragraph = (...content: InlineNode[]): BlockNode => ({ type: 'paragraph', content })
const words = (text: string): InlineNode => ({ type: 'text', text })
const textOf = (...content: BlockNode[]): RichText => ({ type: 'doc', content })
const table = (
  rows: RichText[][],
  of: { hasHeader?: boolean; hasHeaderColumn?: boolean; caption?: string } = {},
) => ({
  rows: rows.map(cells => cells.map(body => ({ body, text: plainText(body) }))),
  hasHeader: false,
  hasHeaderColumn: false,
  caption: '',
  ...of,
})
const linesOf = (...input: Parameters<typeof table>) => tableLines(table(...input)).map(plainText)

it('is a line for each row, with a dot between the cells that have content', () => {
  const rows = [
    ['Day', '', 'Rain'],
    ['', '', ''],
    ['Monday', 'no', ''],
  ].map(cells => cells.map(text => richTextOf(text)))
  expect(linesOf(rows, { caption: 'Weather' })).toEqual(['Weather', 'Day · Rain', 'Monday · no'])
})

it('keeps the lines of a cell apart', () => {
  const item = (text: string) => ({ type: 'listItem' as const, content: [paragraph(words(text))] })
  const cell = textOf(
    paragraph(words('First'), { type: 'hardBreak' }, words('line')),
    paragraph(words('Second')),
    { type: 'bulletList', content: [item('one'), item('two')] },
  )
  expect(linesOf([[richTextOf('Name'), cell]])).toEqual(['Name · First / line / Second / one / two'])
})

it('keeps marks and links, and makes headings bold', () => {
  const link = { type: 'link' as const, attrs: { href: 'https://example.org/' } }
  const cell = textOf(paragraph({ type: 'text', text: 'site', marks: [link] }))
  const bold = { type: 'bold' as const }
  expect(tableLines(table([[richTextOf('a'), cell]], { hasHeaderColumn: true }))).toEqual([
    paragraph({ type: 'text', text: 'a', marks: [bold] }, words(' · '), {
      type: 'text',
      text: 'site',
      marks: [link],
    }),
  ])
  expect(tableLines(table([[cell]], { hasHeader: true }))).toEqual([
    paragraph({ type: 'text', text: 'site', marks: [bold, link] }),
  ])
})

it('keeps images after their row', () => {
  const image: BlockNode = {
    type: 'image',
    attrs: { file: { ref: 'file', id: 3 }, altText: 'Dike', size: 'full' },
  }
  expect(tableLines(table([[richTextOf('a'), textOf(image)]]))).toEqual([paragraph(words('a')), image])
})
