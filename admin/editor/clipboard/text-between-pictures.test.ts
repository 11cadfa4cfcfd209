import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import { expect, it } from 'vitest'
import { textBetweenPictures } from './text-between-pictures.ts'

const mark = (index: number) => `\uFDD1${index}\uFDD1`
const paragraph = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const list = (...items: BlockNode[][]): BlockNode => ({
  type: 'bulletList',
  content: items.map(content => ({ type: 'listItem', content })),
})

it('divides a text where pictures stood that can be shown', () => {
  expect(
    textBetweenPictures(
      [
        paragraph(mark(0)),
        paragraph('One'),
        paragraph('Two'),
        paragraph(mark(1)),
        paragraph(mark(2)),
        paragraph('Three'),
        paragraph(mark(3)),
        paragraph('Four'),
      ],
      picture => picture !== 3,
    ),
  ).toEqual([
    { content: [], pictures: [0] },
    { content: [paragraph('One'), paragraph('Two')], pictures: [1, 2] },
    { content: [paragraph('Three'), paragraph('Four')], pictures: [3] },
  ])
})

it('keeps a list whole, with its pictures after it', () => {
  expect(
    textBetweenPictures(
      [
        list([paragraph('One'), paragraph(mark(0))], [paragraph(mark(1))], [paragraph(`Two${mark(2)}`)]),
        paragraph('Three'),
      ],
      () => true,
    ),
  ).toEqual([
    { content: [list([paragraph('One')], [paragraph('Two')])], pictures: [0, 1, 2] },
    { content: [paragraph('Three')], pictures: [] },
  ])
})

it('leaves a text without pictures as it is, with its empty lines', () => {
  const content: BlockNode[] = [paragraph('One'), { type: 'paragraph' }, { type: 'paragraph', content: [] }]
  expect(textBetweenPictures(content, () => true)).toEqual([{ content, pictures: [] }])
})
