import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { Fields, PropsOf } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'

type PrivateNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { kind: 'tags'; private: true } ? Name : never
}[keyof F]

export type PublicPropsOf<F extends Fields> = Omit<PropsOf<F>, PrivateNames<F>>

/**
 * Keeps the props that visitors may see: those of fields that are not private. Nothing says what props without a field
 * are, such as those of a page type that was removed, so that they are dropped.
 */
export const publicProps = (fields: Fields | undefined, props: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, Json][] => {
      const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || (field.kind === 'tags' && field.private)) return []
      const isList = field.kind === 'list' && Array.isArray(value)
      return [[name, isList ? value.map(item => publicItem(field.fields, item)) : value]]
    }),
  )

const publicItem = (fields: Fields, item: Json): Json =>
  isJsonObject(item)
    ? { ...(item.key !== undefined && { key: item.key }), ...publicProps(fields, item) }
    : item
