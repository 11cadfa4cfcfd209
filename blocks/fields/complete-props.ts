import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isJsonObject } from '../json-object.ts'
import { type Fields, type PropsOf, valueFields } from './fields.ts'

/** Adds defaults for missing props, including list items. Existing values are kept even if they are invalid. */
export const completeProps = (fields: Fields, props: JsonObject): JsonObject => {
  const complete = { ...props }
  for (const [name, field] of valueFields(fields)) {
    const value = props[name]
    if (value === undefined) complete[name] = field.default
    else if (field.kind === 'list' && Array.isArray(value))
      complete[name] = completeItems(field.fields, value)
  }
  return complete
}

export const defaultProps = <F extends Fields>(fields: F): PropsOf<F> =>
  completeProps(fields, {}) as PropsOf<F>

const completeItems = (fields: Fields, items: Json[]): Json[] =>
  items.map(item => (isJsonObject(item) ? completeProps(fields, item) : item))
