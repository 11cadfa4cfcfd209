import type { Json } from '@ximblox/contract/fields'
import type { WordingField } from '@ximblox/contract/forms'
import { describe, expect, it } from 'vitest'
import { columnsOf, itemsOf, repeatedPaths } from './csv-columns.ts'

const ticks = { yes: 'ja', no: 'nein' }
const text = (name: string, label: string): WordingField => ({ name, kind: 'text', label })
const city: WordingField = {
  name: 'address',
  kind: 'group',
  label: 'Anschrift',
  fields: [text('city', 'Ort')],
}
const friends: WordingField = {
  name: 'friends',
  kind: 'repeated',
  label: 'Freund',
  fields: [text('name', 'Name')],
}
const party: WordingField = { name: 'party', kind: 'group', label: 'Fest', fields: [friends] }
const meal: WordingField = {
  name: 'meal',
  kind: 'choice',
  label: 'Essen',
  options: [{ value: 'v', label: 'Gemüse 🥦' }],
}

const rowOf = (fields: readonly WordingField[], data: Json, each = '', item = 0, lengths = {}) =>
  Object.fromEntries(
    columnsOf(fields, lengths, { each, ticks }).map(({ heading, of }) => [heading, of(data, item)]),
  )

describe('the columns of an export', () => {
  it('are those of the fields, of groups below the name of their group', () => {
    const data = { name: 'Zoë', address: { city: 'Gießen' } }
    expect(rowOf([text('name', 'Name'), city], data)).toEqual({ Name: 'Zoë', 'Anschrift: Ort': 'Gießen' })
  })

  it('are as many for a list as the longest has items, and empty after the end of a shorter one', () => {
    const data = { friends: [{ name: 'محمد' }] }
    expect(rowOf([friends], data, '', 0, { friends: 2 })).toEqual({
      'Freund 1: Name': 'محمد',
      'Freund 2: Name': '',
    })
    expect(columnsOf([friends], {}, { each: '', ticks })).toEqual([])
    expect(columnsOf([friends], { friends: 5_000 }, { each: '', ticks })).toHaveLength(100)
  })

  it('have the words of the first form that had a field, once', () => {
    const fields = [text('name', 'Name'), text('name', 'Ihr Name')]
    expect(columnsOf(fields, {}, { each: '', ticks }).map(({ heading }) => heading)).toEqual(['Name'])
  })

  it('are empty where a submission lacks the field, has it otherwise, or only inherits it', () => {
    const fields = [text('name', 'Name'), text('constructor', 'Bau'), city]
    for (const data of [{}, null, 'text', [], { name: null, address: 'Gießen' }])
      expect(Object.values(rowOf(fields, data))).toEqual(['', '', ''])
  })
})

describe('a cell of an export', () => {
  const cell = (value: Json, field: WordingField = meal) =>
    Object.values(rowOf([field], { [field.name]: value }))[0]

  it.each<[Json, string | number]>([
    ['v', 'Gemüse 🥦'],
    ['removed', 'removed'],
    [['v', 'x'], 'Gemüse 🥦; x'],
    [[], ''],
    [true, 'ja'],
    [false, 'nein'],
    [0, 0],
    ['', ''],
    [{ from: 1 }, '{"from":1}'],
  ])('shows %j as %j', (value, shown) => {
    expect(cell(value)).toBe(shown)
  })
})

describe('the rows of a submission', () => {
  const data = { party: { friends: [{ name: 'Ann' }, { name: 'Bo' }] } }

  it('are one for each item of the list that was asked for, wherever it is in the form', () => {
    expect(itemsOf({ friends: [{}, {}, {}] }, ['friends'])).toEqual([0, 1, 2])
    const paths = repeatedPaths([party, party])
    expect(paths).toEqual(['party.friends'])
    expect(itemsOf(data, paths).map(item => rowOf([party], data, 'friends', item))).toEqual([
      { 'Fest: Freund: Name': 'Ann' },
      { 'Fest: Freund: Name': 'Bo' },
    ])
  })

  it.each<[string, Json]>([
    ['has no items', { friends: [] }],
    ['lacks the list', {}],
    ['has something else there', { friends: 'Ann' }],
  ])('are one if it %s', (_, data) => {
    expect(itemsOf(data, ['friends'])).toEqual([0])
  })

  it('are one if no list was asked for', () => {
    expect(itemsOf(data, [])).toEqual([0])
  })
})
