import { link } from '@ximblox/blocks/fields/link'
import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { expect, it } from 'vitest'
import { fieldAt, fieldsPath } from './changed-field.ts'

const to = link({ label: 'To' })
const cards = list({ label: 'Cards', fields: { to } })
const fields = { title: plain({ label: 'Title' }), cards }

it.each([
  ['props.title', fields.title],
  ['pageType.props.title', fields.title],
  ['props.cards', cards],
  ['props.cards.k7.to', to],
  ['props.cards.k7', undefined],
  ['props.title.k7.to', undefined],
  ['props.constructor', undefined],
  ['anchorPoint', undefined],
])('the field at %s is found by names and keys', (path, field) => {
  expect(fieldAt(fields, fieldsPath(path))).toBe(field)
})
