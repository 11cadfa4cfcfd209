import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { DataOf, FormField, FormFields } from './form-field.ts'
import { readValue } from './read-value.ts'
import { isShown } from './shown-fields.ts'

export interface ReadSubmission<F extends FormFields> {
  /** Complete only when there are no errors. */
  data: DataOf<F>
  errors: ErrorEntry[]
}

/**
 * Checks what a visitor sent, and returns it in its stored form with all errors. Fields that are not asked get their
 * empty value. The browser, the server and pages without JavaScript all check with this.
 */
export const readSubmission = <const F extends FormFields>(fields: F, sent: unknown): ReadSubmission<F> => {
  const errors: ErrorEntry[] = []
  const data = readGroup({ fields, values: sent }, '', errors)
  return { data: data as DataOf<F>, errors }
}

interface Group {
  fields: FormFields
  values: unknown
  root?: Group
}

const readGroup = (group: Group, path: string, errors: ErrorEntry[]): JsonObject => {
  const { fields, values } = group
  if (values !== undefined && !isObject(values)) errors.push(errorAt(path, 'wrongType'))
  const sent = isObject(values) ? values : {}
  for (const name of Object.keys(sent))
    if (!Object.hasOwn(fields, name)) errors.push(errorAt(join(path, name.slice(0, maxName)), 'unknownField'))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = Object.hasOwn(sent, name) ? sent[name] : undefined
      return [
        name,
        isShown(field, group) ? read(field, value, join(path, name), group, errors) : emptyValue(field),
      ]
    }),
  )
}

const read = (field: FormField, value: unknown, path: string, group: Group, errors: ErrorEntry[]): Json => {
  const root = group.root ?? group
  if (field.kind === 'group') return readGroup({ fields: field.fields, values: value, root }, path, errors)
  if (field.kind !== 'repeated') {
    const read = readValue(field, value)
    if (read.error) errors.push({ ...read.error, property: path })
    return read.value
  }
  const items: unknown[] = Array.isArray(value) ? value : []
  if (value !== undefined && !Array.isArray(value)) errors.push(errorAt(path, 'wrongType'))
  else if (items.length > field.max) errors.push(errorAt(path, 'tooManyItems', { max: field.max }))
  else if (items.length < field.min) errors.push(errorAt(path, 'tooFewItems', { min: field.min }))
  // The errors name items by where they are in the form, where those without an answer count.
  return items
    .slice(0, field.max)
    .flatMap((item, index) =>
      field.leavesOutEmpty && isBlank(item)
        ? []
        : [readGroup({ fields: field.fields, values: item, root }, `${path}.${index}`, errors)],
    )
}

/** Whether nothing was answered in a value as it was sent. */
const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  if (isObject(value)) return Object.values(value).every(isBlank)
  return value === undefined || value === null || value === false
}

/** The value of a field that was not answered. */
export const emptyValue = (field: FormField): Json => {
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, inner]) => [name, emptyValue(inner)]),
      )
    case 'repeated':
    case 'checkboxes':
      return []
    case 'number':
      return null
    case 'consent':
      return false
    default:
      return ''
  }
}

const maxName = 64
const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
