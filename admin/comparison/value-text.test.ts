import { richTextOf } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

it('a formatted text is its words', () => {
  expect(valueText(richTextOf('One', 'Two'))).toBe('One\nTwo')
})

it('an item is the words of its fields, without its key', () => {
  expect(valueText({ key: 'k7', title: 'Apples', count: 3, link: null })).toBe('Apples\n3')
})

it('a picture is its name and what it shows', () => {
  const image = { hash: 'ab', fileName: 'tree.png', altText: 'A tree', fileID: 4, cropParams: null }
  expect(valueText(image)).toBe('tree.png\nA tree')
})

it('nothing has no words', () => {
  expect([null, undefined, '', [], {}].map(value => valueText(value))).toEqual(['', '', '', '', ''])
})

it('a date is written as its reader would', () => {
  const written = (day: string) => `the day ${day}`
  expect(valueText([{ key: 'k1', day: '2026-11-21', note: '2026-11' }], written)).toBe(
    'the day 2026-11-21\n2026-11',
  )
})
