import { richTextOf } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

it('shows rich text as plain text', () => {
  expect(valueText(richTextOf('One', 'Two'))).toBe('One\nTwo')
})

it('shows an item as the text of its fields, without its key', () => {
  expect(valueText({ key: 'k7', title: 'Apples', count: 3, link: null })).toBe('Apples\n3')
})

it('shows an image as its file name and alternative text', () => {
  const image = { hash: 'ab', fileName: 'tree.png', altText: 'A tree', fileID: 4, cropParams: null }
  expect(valueText(image)).toBe('tree.png\nA tree')
})

it('shows an empty value as empty text', () => {
  expect([null, undefined, '', [], {}].map(value => valueText(value))).toEqual(['', '', '', '', ''])
})

it('formats dates', () => {
  const written = (day: string) => `the day ${day}`
  expect(valueText([{ key: 'k1', day: '2026-11-21', note: '2026-11' }], written)).toBe(
    'the day 2026-11-21\n2026-11',
  )
})
