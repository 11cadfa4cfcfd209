import { expect, it } from 'vitest'
import { narrowedParts, shapeOf } from './definition-shape.ts'
import { boolean } from './fields/boolean.ts'
import type { Fields } from './fields/fields.ts'
import { image } from './fields/image.ts'
import { list } from './fields/list.ts'
import { multiline } from './fields/multiline.ts'
import { number } from './fields/number.ts'
import { plain } from './fields/plain.ts'
import { select } from './fields/select.ts'
import { everything } from './test/sample-registry.ts'

const label = 'Label'
const otherLabel = { en: 'Other', nl: 'Ander' }
const narrowed = (before: Fields, after: Fields) =>
  narrowedParts(shapeOf({ fields: before }), shapeOf({ fields: after }))

it.each<[string, Fields, Fields]>([
  ['a field is gone', { a: plain({ label }) }, {}],
  ['a picture is gone', { a: image({ label }) }, {}],
  ['a field is of another kind', { a: plain({ label }) }, { a: boolean({ label }) }],
  ['a text may be shorter only', { a: plain({ label }) }, { a: plain({ label, max: 40 }) }],
  ['a number has a smaller maximum', { a: number({ label, max: 9 }) }, { a: number({ label, max: 8 }) }],
  ['a number has a first maximum', { a: number({ label }) }, { a: number({ label, max: 8 }) }],
  ['a number has a larger minimum', { a: number({ label, min: 1 }) }, { a: number({ label, min: 2 }) }],
  ['a number must be whole', { a: number({ label }) }, { a: number({ label, integer: true }) }],
  ['a number may no longer be left out', { a: number({ label }) }, { a: number({ label, default: 1 }) }],
  [
    'an option is gone',
    { a: select({ label, options: { x: label, y: label }, default: 'x' }) },
    { a: select({ label, options: { x: label }, default: 'x' }) },
  ],
  [
    'a list holds fewer items',
    { a: list({ label, fields: {} }) },
    { a: list({ label, fields: {}, max: 3 }) },
  ],
])('reports the field when %s', (_case, before, after) => {
  expect(narrowed(before, after)).toEqual(['a'])
})

it('names a field of list items by its path', () => {
  const cards = (fields: Fields) => ({ cards: list({ label, fields }) })
  expect(narrowed(cards({ title: plain({ label }) }), cards({ title: multiline({ label }) }))).toEqual([
    'cards.title',
  ])
})

it.each<[string, Fields, Fields]>([
  [
    'labels, help and defaults',
    { a: plain({ label }) },
    { a: plain({ label: otherLabel, help: label, default: 'Hi' }) },
  ],
  ['what publishing asks for', { a: plain({ label }) }, { a: plain({ label, required: true }) }],
  ['a field that is added', {}, { a: plain({ label }) }],
  ['a longer maximum', { a: plain({ label, max: 9 }) }, { a: plain({ label, max: 10 }) }],
  [
    'a number without its limits',
    { a: number({ label, min: 1, max: 9, integer: true }) },
    { a: number({ label }) },
  ],
  [
    'options that are added or in another order',
    { a: select({ label, options: { x: label, y: label }, default: 'x' }) },
    { a: select({ label, options: { z: label, y: label, x: label }, default: 'x' }) },
  ],
])('is silent about %s', (_case, before, after) => {
  expect(narrowed(before, after)).toEqual([])
})

it('reports slots that are gone or allow less, and none that allow more', () => {
  const slots = (definition: Parameters<typeof shapeOf>[0]['slots']) =>
    shapeOf({ fields: {}, ...(definition && { slots: definition }) })
  const before = slots({ gone: { label }, all: { label }, fewer: { label, allowed: ['a', 'b'] } })
  const after = slots({ all: { label, allowed: ['a'] }, fewer: { label, allowed: ['b'] }, added: { label } })
  expect(narrowedParts(before, after)).toEqual(['slots.gone', 'slots.all', 'slots.fewer'])
  const more = slots({
    gone: { label: otherLabel },
    all: { label },
    fewer: { label, allowed: ['c', 'b', 'a'] },
  })
  expect(narrowedParts(before, more)).toEqual([])
  expect(narrowedParts(slots({ a: { label, allowed: ['b'] } }), slots({ a: { label } }))).toEqual([])
})

it('survives being stored as JSON', () => {
  const shape = shapeOf(everything)
  expect(JSON.parse(JSON.stringify(shape))).toEqual(shape)
  expect(narrowedParts(JSON.parse(JSON.stringify(shape)), shape)).toEqual([])
})
