import { richTextOf } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { tableOfTabs } from './tabs.ts'

const textsOf = (text: string) => tableOfTabs(text)?.rows.map(cells => cells.map(cell => cell.text))

it('is made of rows with the same number of tabs', () => {
  expect(textsOf('Day\tRain\r\nMonday\tno\r\n')).toEqual([
    ['Day', 'Rain'],
    ['Monday', 'no'],
  ])
  expect(textsOf('a\t\nb\tc')).toEqual([
    ['a', ''],
    ['b', 'c'],
  ])
})

it('keeps the lines, tabs and quotation marks of a quoted cell', () => {
  expect(textsOf('"one\n""two"""\t2\n"a\tb"\t4')).toEqual([
    ['one\n"two"', '2'],
    ['a\tb', '4'],
  ])
  expect(tableOfTabs('"one\ntwo"\t2\n3\t4')?.rows[0]?.[0]?.body).toEqual(richTextOf('one', 'two'))
  expect(textsOf('"Zum Anker" bar\t5"\nb\tc')).toEqual([
    ['"Zum Anker" bar', '5"'],
    ['b', 'c'],
  ])
})

it.each([
  ['without tabs', 'one\ntwo'],
  ['of one row', 'one\ttwo'],
  ['of indented lines', '\tone\n\ttwo'],
  ['of lines with different numbers of tabs', 'if:\n\tone\n\t\ttwo'],
  ['without words', '\t\n\t'],
])('is not made of a text %s', (_, text) => {
  expect(tableOfTabs(text)).toBeNull()
})
