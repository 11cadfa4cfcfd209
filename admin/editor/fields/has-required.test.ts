import { list } from '@ximblox/blocks/fields/list'
import { plain } from '@ximblox/blocks/fields/plain'
import { expect, it } from 'vitest'
import { hasRequired } from './has-required.ts'

const label = 'Label'
const free = plain({ label })
const required = plain({ label, required: true })

it.each([
  ['no fields', {}, false],
  ['fields that may all stay empty', { free, items: list({ label, fields: { free } }) }, false],
  ['a required field among others', { free, required }, true],
  ['a required list', { items: list({ label, required: true, fields: { free } }) }, true],
  ['a required field in the items of a list', { free, items: list({ label, fields: { required } }) }, true],
])('a form with %s explains the mark: %j', (_, fields, expected) => {
  expect(hasRequired(fields)).toBe(expected)
})
