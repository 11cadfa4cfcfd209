import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'
import type { FormField, FormFields } from './form-field.ts'
import { emptyValue } from './read-submission.ts'

/** The values with one more item of a repeated group, such as `participants`, up to its maximum. */
export const addItem = (fields: FormFields, values: JsonObject, path: string): JsonObject =>
  changeItems(fields, values, path.split('.'), (items, { fields: inner, max }) =>
    items.length < max ? [...items, emptyItem(inner)] : items,
  )

/** The values without an item of a repeated group, such as `participants.1`. */
export const removeItem = (fields: FormFields, values: JsonObject, path: string): JsonObject => {
  const steps = path.split('.')
  const position = Number(steps.pop() ?? Number.NaN)
  return changeItems(fields, values, steps, items => items.filter((_, index) => index !== position))
}

type Repeated = FormField & { kind: 'repeated' }

/** Repeated groups are found in the form itself and in its groups. */
const changeItems = (
  fields: FormFields,
  values: JsonObject,
  [name = '', ...rest]: readonly string[],
  change: (items: Json[], field: Repeated) => Json[],
): JsonObject => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (field?.kind === 'group' && isObject(value))
    return { ...values, [name]: changeItems(field.fields, value, rest, change) }
  if (field?.kind !== 'repeated' || rest.length > 0) return values
  return { ...values, [name]: change(Array.isArray(value) ? value : [], field) }
}

const emptyItem = (fields: FormFields): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))
