import type { Json, JsonObject } from '@ximblox/contract/fields'
import { beginningOf } from '../ui/beginning-of.ts'

/** The value at a path such as `contact.name` or `participants.0.email`; undefined if there is none. */
export const valueAt = (fields: JsonObject, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>(stepInto, fields)

/** A value on one line; objects and lists become their values. */
export const lineOf = (value: Json | undefined): string => {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return '✓'
  if (typeof value !== 'object') return String(value).replace(/\s+/g, ' ').trim()
  return Object.values(value).map(lineOf).filter(Boolean).join(', ')
}

/** The beginning of a text that is too long. */
export const shortened = (text: string, length = 160): string => {
  if (text.length <= length) return text
  return `${beginningOf(text, length).trimEnd()}…`
}

const stepInto = (value: Json | undefined, step: string): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (Reflect.get(value, step) as Json)
    : undefined
