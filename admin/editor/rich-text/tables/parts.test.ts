import type { PastedTable } from '@ximblox/blocks/define-block'
import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { partsOf, tableMark } from './parts.ts'

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (...content: BlockNode[]) => ({ type: 'listItem' as const, content })
const first: PastedTable = { rows: [], hasHeader: false, hasHeaderColumn: false, caption: 'First' }
const second = { ...first, caption: 'Second' }
const [one, two] = [paragraph(tableMark(0)), paragraph(tableMark(1))]
const [a, b, c] = [paragraph('a'), paragraph('b'), paragraph('c')]
const parts = (...content: BlockNode[]) => partsOf(content, [first, second])

it('has text and tables in their order', () => {
  expect(parts(a, b, one, c, two)).toEqual([[a, b], first, [c], second])
})

it('divides lists and quotations around a table in them, and goes on counting', () => {
  expect(
    parts({
      type: 'orderedList',
      attrs: { start: 3 },
      content: [item(a), item(b, { type: 'blockquote', content: [one, c] })],
    }),
  ).toEqual([
    [{ type: 'orderedList', attrs: { start: 3 }, content: [item(a), item(b)] }],
    first,
    [{ type: 'orderedList', attrs: { start: 5 }, content: [item({ type: 'blockquote', content: [c] })] }],
  ])
  expect(parts({ type: 'bulletList', content: [item(one), item(a)] })).toEqual([
    first,
    [{ type: 'bulletList', content: [item(a)] }],
  ])
})

it('keeps words that only look like a mark', () => {
  expect(parts(paragraph(tableMark(7)), paragraph(`${tableMark(0)} more`))).toHaveLength(1)
})
