import { boolean } from '@ximblox/blocks/fields/boolean'
import { image } from '@ximblox/blocks/fields/image'
import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { multiline } from '@ximblox/blocks/fields/multiline'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { expect, it } from 'vitest'
import { sketchOf } from './sketch-of.ts'

const label = 'Straßenbahnhaltestelle'

it.each([
  [
    'words in the order of the fields',
    { title: plain({ label }), text: richText({ label }) },
    [['title', 'text']],
  ],
  ['one stroke for fields of one kind', { one: multiline({ label }), two: richText({ label }) }, [['text']]],
  [
    'images beside the words, wherever the field is',
    { photo: image({ label }), title: plain({ label }), logo: image({ label }), to: link({ label }) },
    [['title', 'button'], ['image']],
  ],
  ['an image alone without an empty column', { photo: image({ label }) }, [['image']]],
  [
    'lists by themselves, and not by the fields of their items',
    { cards: list({ label, fields: { photo: image({ label }) } }) },
    [['line']],
  ],
  ['nothing of fields that a page does not show', { isWide: boolean({ label }) }, []],
  ['nothing of a block without fields', {}, []],
] as const)('the sketch of a block shows %s', (_, fields, sketch) => {
  expect(sketchOf({ fields })).toEqual(sketch)
})

it('the sketch of a block shows each of its slots as a column after its own fields', () => {
  const slots = { left: { label }, right: { label } }
  expect(sketchOf({ fields: { title: plain({ label }) }, slots })).toEqual([['title'], ['slot'], ['slot']])
  expect(sketchOf({ fields: {}, slots })).toEqual([['slot'], ['slot']])
})
