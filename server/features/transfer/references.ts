import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Json, JsonObject } from '@ximblox/contract/fields'

const kinds = ['page', 'file', 'tag'] as const
export type ReferenceKind = (typeof kinds)[number]

/** Returns the new id of a reference, or undefined when an item of a list that consists of it is to be removed. */
type ChangeID = (kind: ReferenceKind, id: Json) => Json | undefined

/**
 * Replaces the ids of all references in props, those in blocks of unknown types included, and sorts the keys of objects,
 * because the order in the database is none that anybody chose.
 */
export const mapReferenceIDs = (props: JsonObject, change: ChangeID): JsonObject => {
  const mapValue = (value: Json): Json | undefined => {
    if (Array.isArray(value))
      return withoutRepeatedTags(value.map(mapValue).filter(item => item !== undefined))
    return isJsonObject(value) ? mapObject(value) : value
  }
  const mapObject = (object: JsonObject): JsonObject | undefined => {
    const kind = kindOf(object)
    const id = kind && change(kind, object.id ?? null)
    if (kind && id === undefined) return undefined
    const mapped = mapEntries(object)
    return kind && id !== undefined ? { ...mapped, id } : mapped
  }
  const mapEntries = (object: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.keys(object)
        .toSorted()
        .map(name => [name, mapValue(object[name] ?? null) ?? null]),
    )
  return mapEntries(props)
}

/** Tags that were merged are one. */
const withoutRepeatedTags = (items: Json[]): Json[] => {
  const seen = new Set<Json | undefined>()
  return items.filter(item => {
    if (!isJsonObject(item) || kindOf(item) !== 'tag') return true
    const isRepeated = seen.has(item.id)
    seen.add(item.id)
    return !isRepeated
  })
}

const kindOf = ({ ref, id }: JsonObject): ReferenceKind | undefined =>
  id === undefined ? undefined : kinds.find(kind => kind === ref)
