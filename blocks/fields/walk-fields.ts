import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isJsonObject } from '../json-object.ts'
import type { Field, Fields } from './fields.ts'
import { isShown, type Surroundings } from './is-shown.ts'

export interface WalkedField {
  field: Field
  /** Names and item keys: `['cards', 'k7', 'title']`. */
  path: readonly string[]
  /** Names and indexes as in error entries: `cards.0.title`. */
  property: string
  value: Json | undefined
  /** Whether editors see it. */
  isShown: boolean
}

/** Yields every field in reading order, including those of list items. */
export function* walkFields(
  fields: Fields,
  values: JsonObject,
  path: readonly string[] = [],
  prefix = '',
  isOuterShown = true,
  within?: Surroundings,
): Generator<WalkedField, undefined> {
  const around = { fields, values, within }
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    const shown = isOuterShown && isShown(field, around)
    yield { field, path: [...path, name], property: `${prefix}${name}`, value, isShown: shown }
    if (field.kind !== 'list' || !Array.isArray(value)) continue
    for (const [index, item] of value.entries()) {
      if (!isJsonObject(item) || typeof item.key !== 'string') continue
      const at = `${prefix}${name}.${index}.`
      yield* walkFields(field.fields, item, [...path, name, item.key], at, shown, around)
    }
  }
}
