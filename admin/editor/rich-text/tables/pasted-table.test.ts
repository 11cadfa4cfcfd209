import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import { describe, expect, it } from 'vitest'
import { type FoundCell, pastedTable } from './pasted-table.ts'

const cell = (
  text: string,
  of: { isHeading?: boolean; bold?: boolean; columns?: number; rows?: number } = {},
) => ({
  content: { body: of.bold ? bold(text) : richTextOf(text), isHeading: of.isHeading ?? false },
  columns: of.columns ?? 1,
  rows: of.rows ?? 1,
})
const head = (text: string, columns = 1) => cell(text, { isHeading: true, columns })
const bold = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
})

type Rows = { content: FoundCell; columns: number; rows: number }[][]
const textsOf = (rows: Rows) => pastedTable(rows, '')?.rows.map(cells => cells.map(({ text }) => text))
const headersOf = (rows: Rows) => {
  const table = pastedTable(rows, '')
  return [table?.hasHeader, table?.hasHeaderColumn]
}

it('has what spans several columns in the first of them', () => {
  expect(
    textsOf([
      [head('Costs', 2), head('Year')],
      [cell('a'), cell('b'), cell('c')],
    ]),
  ).toEqual([
    ['Costs', '', 'Year'],
    ['a', 'b', 'c'],
  ])
})

it('is none if all content is in one column, as in a layout, or there is no content', () => {
  expect(pastedTable([[cell('a')], [cell('b')]], '')).toBeNull()
  expect(
    pastedTable(
      [
        [cell('a'), cell('\u00a0')],
        [cell('b'), cell('')],
      ],
      '',
    ),
  ).toBeNull()
  expect(pastedTable([[cell(''), cell('')]], '')).toBeNull()
  expect(pastedTable([], '')).toBeNull()
})

describe('headings', () => {
  it('are a first row of nothing else, whose corner may be empty', () => {
    expect(
      headersOf([
        [cell(''), head('a'), head('b')],
        [head('c'), cell('1'), cell('2')],
      ]),
    ).toEqual([true, true])
    expect(
      headersOf([
        [head('a'), head('b')],
        [cell('1'), cell('2')],
      ]),
    ).toEqual([true, false])
  })

  it('are a first column of nothing else', () => {
    expect(
      headersOf([
        [head('a'), cell('1')],
        [head('b'), cell('2')],
      ]),
    ).toEqual([false, true])
    expect(
      headersOf([
        [head('a'), cell('1')],
        [cell('b'), cell('2')],
      ]),
    ).toEqual([false, false])
    expect(headersOf([[head('Day'), cell('Monday')]])).toEqual([false, true])
  })

  it('are a first row that alone is bold', () => {
    const body = [cell('1'), cell('2', { bold: true })]
    expect(headersOf([[cell('a', { bold: true }), cell('b', { bold: true })], body])).toEqual([true, false])
    expect(headersOf([[cell('a', { bold: true }), cell('b')], body])).toEqual([false, false])
    const all = [cell('a', { bold: true }), cell('b', { bold: true })]
    expect(headersOf([all, all])).toEqual([false, false])
    expect(headersOf([all])).toEqual([false, false])
  })
})
