import { expect, test } from 'vitest'
import type { ComposedField } from './composed-form.ts'
import { composedFormErrors } from './composed-form-rules.ts'

const field = (key: string, parts: Partial<ComposedField>): ComposedField => ({
  key,
  kind: 'text',
  label: key,
  help: '',
  options: '',
  required: false,
  width: 'full',
  whenField: '',
  whenValue: '',
  ...parts,
})
const wrongIn = (...fields: ComposedField[]) => composedFormErrors(fields).map(error => error.field)

test('a question with options has enough of them', () => {
  expect(wrongIn(field('a', { kind: 'radio', options: 'Yes\n\nYes' }))).toEqual(['fields.0.options'])
  expect(wrongIn(field('a', { kind: 'select', options: 'Yes\nNo' }))).toEqual([])
  expect(wrongIn(field('a', { kind: 'checkboxes', options: ' ' }))).toEqual(['fields.0.options'])
  expect(wrongIn(field('a', { kind: 'checkboxes', options: 'Yes' }), field('b', {}))).toEqual([])
})

test('a condition names another question, and one of its options', () => {
  const size = field('Size', { kind: 'radio', options: 'Small\nLarge' })
  const when = (whenField: string, whenValue = '') => wrongIn(size, field('Why', { whenField, whenValue }))
  expect(when('size', 'large')).toEqual([])
  expect(when('Size', 'Huge')).toEqual(['fields.1.whenValue'])
  expect(when('Colour')).toEqual(['fields.1.whenField'])
  expect(when('Why')).toEqual(['fields.1.whenField'])
})
