import { expect, test } from 'vitest'
import { richTextOf } from 'ximblox'
import { fromPasted } from './from-pasted.ts'

const pasted = (...rows: string[][]) => ({
  rows: rows.map(cells => cells.map(text => ({ body: richTextOf(text), text }))),
  hasHeader: true,
  hasHeaderColumn: false,
  caption: 'Visitors',
})

test('a pasted table keeps its cells, headings and caption', () => {
  expect(fromPasted(pasted(['Day', 'Visitors', 'Rain'], ['Monday', '12', 'no']))).toMatchObject({
    caption: 'Visitors',
    columns: '3',
    headerRow: true,
    headerColumn: false,
    rows: [
      { c1: richTextOf('Day'), c2: richTextOf('Visitors'), c3: richTextOf('Rain'), c4: richTextOf('') },
      { c1: richTextOf('Monday'), c2: richTextOf('12'), c3: richTextOf('no') },
    ],
  })
})

test('a table with more rows or columns than fit is refused', () => {
  const row = (columns: number) => Array.from({ length: columns }, () => 'x')
  expect(fromPasted(pasted(row(12)))).toMatchObject({ columns: '12' })
  expect(fromPasted(pasted(row(13)))).toBeNull()
  expect(fromPasted(pasted(...Array.from({ length: 101 }, () => row(2))))).toBeNull()
})
