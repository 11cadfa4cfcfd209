import { expect, it } from 'vitest'
import { gridOf, trimmed } from './grid.ts'

const cell = (content: string, columns = 1, rows = 1) => ({ content, columns, rows })

it('keeps the columns below a cell that spans rows', () => {
  expect(
    gridOf([
      [cell('Monday', 1, 2), cell('09:00'), cell('Opening')],
      [cell('10:00'), cell('Talk')],
      [cell('Total', 2), cell('2')],
    ]),
  ).toEqual([
    ['Monday', '09:00', 'Opening'],
    [null, '10:00', 'Talk'],
    ['Total', null, '2'],
  ])
})

it('fills rows that have fewer cells', () => {
  expect(gridOf([[cell('a')], [cell('b'), cell('c')]])).toEqual([
    ['a', null],
    ['b', 'c'],
  ])
})

it('spans to the last row where the number is 0, and no further than there are rows', () => {
  expect(gridOf([[cell('a', 1, 0), cell('b')], [cell('c')]])).toEqual([
    ['a', 'b'],
    [null, 'c'],
  ])
  expect(gridOf([[cell('a', 1, 9), cell('b')]])).toEqual([['a', 'b']])
})

it('leaves out columns in which no cell begins', () => {
  expect(
    gridOf([
      [cell('a', 3), cell('b', 2)],
      [cell('c', 3), cell('d', 2)],
    ]),
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

it('is not slowed down by spans that no table has', () => {
  const [row] = gridOf([[cell('a', 1_000_000_000, 1_000_000_000), cell('b')]])
  expect(row).toEqual(['a', 'b'])
})

it('loses the empty rows and columns at its edges, and none within', () => {
  const grid = [
    ['', '', '', ''],
    ['', 'a', '', 'b'],
    ['', '', '', ''],
    ['', 'c', '', 'd'],
    ['', '', '', ''],
  ]
  expect(trimmed(grid, text => text === '')).toEqual([
    ['a', '', 'b'],
    ['', '', ''],
    ['c', '', 'd'],
  ])
  expect(trimmed([['', '']], text => text === '')).toEqual([])
})
