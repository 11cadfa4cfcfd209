import { expect, test } from 'vitest'
import { boolean } from './boolean.ts'
import type { Fields } from './fields.ts'
import { isShown } from './is-shown.ts'
import { list } from './list.ts'
import { plain } from './plain.ts'
import { select } from './select.ts'
import { walkFields } from './walk-fields.ts'

const fields = {
  kind: select({ label: 'Kind', options: { none: 'None', price: 'Price', offer: 'Offer' }, default: 'none' }),
  price: plain({ label: 'Price', showWhen: { field: 'kind', is: ['price', 'offer'] } }),
  isLong: boolean({ label: 'Long', showWhen: { field: 'kind', is: 'offer' } }),
  terms: plain({ label: 'Terms', showWhen: { field: 'isLong', is: true } }),
} satisfies Fields

const shownWith = (values: Record<string, string | boolean>) =>
  Object.entries<Fields[string]>(fields)
    .filter(([, field]) => isShown(field, { fields, values }))
    .map(([name]) => name)

test('a field is shown while the other one has one of the values', () => {
  expect(shownWith({ kind: 'price' })).toEqual(['kind', 'price'])
  expect(shownWith({ kind: 'offer' })).toEqual(['kind', 'price', 'isLong'])
})

test('what is missing counts as the default', () => {
  expect(shownWith({})).toEqual(['kind'])
})

test('a field is not shown while the one that it depends on is not', () => {
  expect(shownWith({ kind: 'offer', isLong: true })).toContain('terms')
  expect(shownWith({ kind: 'price', isLong: true })).not.toContain('terms')
})

test('nothing within a list is shown while the list is not', () => {
  const cards = list({ label: 'Cards', fields, showWhen: { field: 'hasCards', is: true } })
  const outer = { hasCards: boolean({ label: 'Cards' }), cards }
  const values = { cards: [{ key: 'a', kind: 'price' }] }
  const shownIn = (hasCards: boolean) =>
    [...walkFields(outer, { ...values, hasCards })]
      .filter(field => field.isShown)
      .map(field => field.property)
  expect(shownIn(false)).toEqual(['hasCards'])
  expect(shownIn(true)).toEqual(['hasCards', 'cards', 'cards.0.kind', 'cards.0.price'])
})

test('a field of an item depends on the field of the block if there is none beside it', () => {
  const item = {
    second: plain({ label: 'Second', showWhen: { field: 'columns', is: ['2', '3'] } }),
    terms: plain({ label: 'Terms', showWhen: { field: 'second', is: 'x' } }),
  }
  const outer = {
    columns: select({ label: 'Columns', options: { '1': '1', '2': '2', '3': '3' }, default: '1' }),
    second: plain({ label: 'Another' }),
    rows: list({ label: 'Rows', fields: item }),
  }
  const shownIn = (columns: string, second: string) =>
    [...walkFields(outer, { columns, second: '', rows: [{ key: 'a', second }] })]
      .filter(({ isShown, path }) => isShown && path.length > 1)
      .map(({ property }) => property)
  expect(shownIn('1', 'x')).toEqual([])
  expect(shownIn('2', 'x')).toEqual(['rows.0.second', 'rows.0.terms'])
  expect(shownIn('3', '')).toEqual(['rows.0.second'])
})
