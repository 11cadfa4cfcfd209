import type { Json, JsonObject } from '../../fields.ts'
import type { FieldChange } from '../../history.ts'
import { isEqual } from '../equal.ts'
import { movedKeys } from '../merge/order.ts'
import { plainText } from '../plain-text.ts'
import { diffWords } from './word-diff.ts'

type Value = Json | undefined

/** Compares two records by name; lists with keyed items are compared by item and field. */
export const fieldChanges = (path: string, before: JsonObject, after: JsonObject): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(name =>
    valueChanges(path === '' ? name : `${path}.${name}`, own(before, name), own(after, name)),
  )

/** Compares two values, looking into lists with keyed items. */
export const valueChanges = (path: string, before: Value, after: Value): FieldChange[] => {
  if (isEqual(before, after)) return []
  if (isKeyedList(before) && isKeyedList(after)) return changedItems(path, before, after)
  const words = wordsOf(before, after)
  return [
    {
      path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(words && { words }),
    },
  ]
}

type Item = JsonObject & { key: string }

const changedItems = (path: string, before: readonly Item[], after: readonly Item[]): FieldChange[] => {
  const [old, now] = [before, after].map(items => new Map(items.map(item => [item.key, item])))
  const keys = [before, after].map(items => items.map(item => item.key))
  const [oldKeys = [], nowKeys = []] = keys
  const changes = [...new Set([...nowKeys, ...oldKeys])].flatMap(key => {
    const [was, is] = [old?.get(key), now?.get(key)]
    return was && is ? fieldChanges(`${path}.${key}`, was, is) : valueChanges(`${path}.${key}`, was, is)
  })
  const isReordered = movedKeys(oldKeys, nowKeys).size > 0
  // A new order is reported as a change of the list from keys to keys.
  return isReordered ? [...changes, { path, before: oldKeys, after: nowKeys }] : changes
}

const isKeyedList = (value: Value): value is Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(item => item.key)).size === value.length

const isItem = (value: Json): value is Item => isObject(value) && typeof value.key === 'string'

const isObject = (value: Value): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsOf = (before: Value, after: Value) => {
  const [was, is] = [textOf(before), textOf(after)]
  // Texts that read the same differ only in formatting.
  return was === undefined || is === undefined || was === is ? undefined : diffWords(was, is)
}

/** A string, or rich text as plain text; undefined for other values. */
const textOf = (value: Value): string | undefined => {
  if (typeof value === 'string') return value
  return isObject(value) && value.type === 'doc' && Array.isArray(value.content)
    ? plainText(value)
    : undefined
}

// Names such as `constructor` must not resolve to inherited properties.
const own = (record: JsonObject, name: string): Value =>
  Object.hasOwn(record, name) ? record[name] : undefined
