import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Field, Fields } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'

/**
 * Fields whose values all translations of a page share, because they are facts and not words. Of a list, the names of
 * the shared fields of its items: each translation can word the others, and shows the shared value until it does.
 */
export type SharedFields<F extends Fields = Fields> = {
  readonly [Name in keyof F]?: true | SharedParts<F[Name]>
}

type SharedParts<F> = Field extends F
  ? readonly string[]
  : F extends { fields: infer Items }
    ? readonly (keyof Items)[]
    : never

/** The same without the types of one definition. */
export type AnySharedFields = Readonly<Record<string, true | readonly string[] | undefined>>

/** The stored props of the page that shared values belong to, with the version of the page type they were written for. */
export interface SharedProps {
  version: number
  props: JsonObject
}

/**
 * Props of a translation with the shared values in place of its own copies. A wording counts as long as the value that it
 * was written for is the shared one.
 */
export const withShared = (fields: AnySharedFields, own: JsonObject, from: JsonObject): JsonObject =>
  replaced(fields, own, from, (item, copy) => {
    const worded = wordingOf(copy)
    const valid = Object.keys(worded).filter(name => isEqual(worded[name], item[name]))
    return { ...item, ...pick(copy, valid) }
  })

/**
 * Props of a translation as they are stored: with copies of the shared values, and with the values that its words were
 * written for.
 */
export const withCopies = (fields: AnySharedFields, own: JsonObject, from: JsonObject): JsonObject =>
  replaced(fields, own, from, (item, sent, shared) => {
    const worded = Object.keys(item).filter(
      name => !shared.includes(name) && isWord(sent[name]) && !isEqual(sent[name], item[name]),
    )
    return worded.length === 0 ? item : { ...item, ...pick(sent, worded), [wordingKey]: pick(item, worded) }
  })

/**
 * Props of the page that shared values belong to from now on, with what only others have: values of fields that are empty
 * in it, and items of lists.
 */
export const mergedShared = (
  fields: AnySharedFields,
  own: JsonObject,
  others: readonly JsonObject[],
): JsonObject => {
  const props = { ...own }
  for (const name of Object.keys(fields))
    for (const other of others) {
      const value = mergedValue(props[name], other[name])
      if (value !== undefined) props[name] = value
    }
  return props
}

const mergedValue = (own: Json | undefined, other: Json | undefined): Json | undefined => {
  if (!isWord(own)) return other
  if (!Array.isArray(own) || !Array.isArray(other)) return own
  const keys = new Set(itemsOf(own).map(({ key }) => key))
  return [...own, ...itemsOf(other).filter(({ key }) => key !== undefined && !keys.has(key))]
}

/** Stored props without the notes on wordings, for a page that its values belong to. */
export const withoutWordings = (fields: AnySharedFields, props: JsonObject): JsonObject =>
  mapLists(fields, props, ({ [wordingKey]: _of, ...item }) => [item])

/** What a stored translation has of its own. */
export const ownPart = (fields: AnySharedFields, props: JsonObject): JsonObject => {
  const own = mapLists(fields, props, item => {
    const worded = wordingOf(item)
    return Object.keys(worded).length === 0
      ? []
      : [{ key: item.key ?? '', ...pick(item, Object.keys(worded)), [wordingKey]: worded }]
  })
  return Object.fromEntries(Object.entries(own).filter(([name]) => fields[name] !== true))
}

/** Where an item of a translation keeps the values that its words were written for. */
const wordingKey = '__of'

const wordingOf = (item: JsonObject): JsonObject => (isJsonObject(item[wordingKey]) ? item[wordingKey] : {})

const replaced = (
  fields: AnySharedFields,
  own: JsonObject,
  from: JsonObject,
  itemOf: (item: JsonObject, own: JsonObject, shared: readonly string[]) => JsonObject,
): JsonObject => {
  const props = { ...own, ...pick(from, Object.keys(fields)) }
  for (const name of Object.keys(fields)) if (!(name in from)) delete props[name]
  const copies = (name: string) => itemsOf(own[name])
  return mapLists(fields, props, (item, name, shared) => [
    itemOf(item, copies(name).find(({ key }) => key === item.key) ?? {}, shared),
  ])
}

/** The props with other items in the lists of which only parts are shared. */
const mapLists = (
  fields: AnySharedFields,
  props: JsonObject,
  map: (item: JsonObject, name: string, shared: readonly string[]) => JsonObject[],
): JsonObject => {
  const lists = Object.entries(fields).flatMap(([name, shared]) =>
    Array.isArray(shared) && Array.isArray(props[name])
      ? [[name, itemsOf(props[name]).flatMap(item => map(item, name, shared))] as const]
      : [],
  )
  return { ...props, ...Object.fromEntries(lists) }
}

const itemsOf = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : []

const pick = (item: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))

/** The shared fields that differ from the shared values, as paths in the props. */
export const changedShared = (fields: AnySharedFields, sent: JsonObject, from: JsonObject): string[] =>
  Object.entries(fields).flatMap(([name, shared]) => {
    if (!Array.isArray(shared)) return isEqual(sent[name] ?? null, from[name] ?? null) ? [] : [name]
    return isEqual(factsOf(shared, sent[name]), factsOf(shared, from[name])) ? [] : [name]
  })

const factsOf = (shared: readonly string[], value: Json | undefined): Json[] =>
  (Array.isArray(value) ? value : []).map(item =>
    isJsonObject(item)
      ? Object.fromEntries(['key', ...shared].map(name => [name, item[name] ?? null]))
      : item,
  )

/** True for a path in props, such as `dates.0.start`, whose value is shared. */
export const isSharedPath = (fields: AnySharedFields, path: string): boolean => {
  const [name = '', , item] = path.split('.')
  const shared = fields[name]
  return shared === true || (shared !== undefined && (item === undefined || shared.includes(item)))
}

/** An empty value leaves the shared one in place. */
const isWord = (value: Json | undefined): boolean => value !== undefined && value !== '' && value !== null
