import { expect, test } from 'vitest'
import { type RichText, richTextOf } from 'ximblox'
import { type Cells, cellsOf, columnsOf } from './columns-of.ts'

const row = (...texts: string[]): Cells => cellsOf(texts.map(text => richTextOf(text)))

const numeric = (rows: readonly Cells[], headerRow = true): boolean[] =>
  columnsOf(rows, { columns: '3', headerRow }).map(({ isNumeric }) => isNumeric)

test('a table shows as many columns as chosen', () => {
  expect(columnsOf([row('a')], { columns: '2', headerRow: true }).map(({ cell }) => cell)).toEqual([
    'c1',
    'c2',
  ])
})

test('a column of numbers below its heading is numeric', () => {
  const rows = [row('Site', 'Energy', 'Price'), row('Delft', '1.240 kWh', '€ 12,50'), row('Breda', '38%', '')]
  expect(numeric(rows)).toEqual([false, true, true])
})

test('formatting does not keep a column from being numeric', () => {
  const total: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '1.240', marks: [{ type: 'bold' }] }] }],
  }
  expect(numeric([cellsOf([richTextOf('Sum'), total])], false)).toEqual([false, true, false])
})

test('a column with one text, or without any cell, is not numeric', () => {
  expect(numeric([row('1', '2026'), row('2', 'in 2027')], false)).toEqual([true, false, false])
})
