import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { FormField, FormFields } from './form-field.ts'

/**
 * The JSON data of a form-encoded body, unchecked: names are paths such as `participants.0.email`, and checkboxes
 * repeat theirs. Only fields of the form are read, so other names cannot do anything.
 */
export const readFormBody = (fields: FormFields, body: URLSearchParams): JsonObject =>
  readFields(fields, '', body, [...new Set(body.keys())])

const readFields = (
  fields: FormFields,
  prefix: string,
  body: URLSearchParams,
  names: readonly string[],
): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, prefix + name, body, names)]),
  )

const readField = (field: FormField, path: string, body: URLSearchParams, names: readonly string[]): Json => {
  switch (field.kind) {
    case 'group':
      return readFields(field.fields, `${path}.`, body, names)
    case 'repeated':
      return itemsIn(names, path, field.max).map(item => readFields(field.fields, `${item}.`, body, names))
    case 'checkboxes':
      return body.getAll(path)
    case 'consent':
      return !['', 'false', 'off', '0'].includes(body.get(path) ?? '')
    case 'number':
      return numberIn(body.get(path) ?? '')
    default:
      return body.get(path) ?? ''
  }
}

/** The paths of the items that were sent, in order; one more than allowed at most, so that it can be reported. */
const itemsIn = (names: readonly string[], path: string, max: number): string[] => {
  const start = `${path}.`
  const positions = names.flatMap(name => {
    const [position = ''] = name.startsWith(start) ? name.slice(start.length).split('.', 1) : []
    return /^\d{1,4}$/.test(position) ? [Number(position)] : []
  })
  return [...new Set(positions)]
    .toSorted((a, b) => a - b)
    .slice(0, max + 1)
    .map(position => start + position)
}

/** What is not a number stays as it was typed, so that it can be shown again. */
const numberIn = (typed: string): Json => {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d{1,16}([.,]\d{1,16})?$/.test(text) ? Number(text.replace(',', '.')) : typed
}
