import { expect, test } from 'vitest'
import { type Cells, columnsOf } from './columns-of.ts'

const row = (c1: string, c2 = '', c3 = ''): Cells => ({ c1, c2, c3, c4: '', c5: '', c6: '' })

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

test('a column with one text, or without any cell, is not numeric', () => {
  expect(numeric([row('1', '2026'), row('2', 'in 2027')], false)).toEqual([true, false, false])
})
