import { type DraftErrors, schemaErrors } from '@ximblox/blocks/draft-errors'
import { completeProps } from '@ximblox/blocks/fields/complete-props'
import { type Field, type Fields, valueFields } from '@ximblox/blocks/fields/fields'
import type { ListField } from '@ximblox/blocks/fields/list-field'
import { propsSchema } from '@ximblox/blocks/fields/props-schema'
import { isJsonObject } from '@ximblox/blocks/json-object'
import { newKey } from '@ximblox/blocks/new-key'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/** Storable props: the valid part of each field, including incomplete texts, or else its default. */
export const soundProps = (fields: Fields, props: JsonObject): JsonObject =>
  Object.fromEntries(
    valueFields(fields).map(([name, field]) => [name, soundValue(field, props[name] ?? field.default)]),
  )

/** Whether publishing would accept the props. */
export const isPublishable = (fields: Fields, props: JsonObject): boolean => {
  const { refused, tolerated } = errorsOf(fields, completeProps(fields, props))
  return refused.length + tolerated.length === 0
}

type ValueField = ReturnType<typeof valueFields>[number][1]

const soundValue = (field: ValueField, value: Json): Json =>
  candidates(field, value).find(candidate => isStorable(field, candidate)) ?? field.default

const candidates = (field: ValueField, value: Json): Json[] => {
  switch (field.kind) {
    case 'list':
      return Array.isArray(value) ? [soundItems(field, value)] : []
    case 'richText':
      return [fitText(value).text]
    case 'url':
      return [soundAddress(value)]
    case 'link':
      return [isJsonObject(value) && 'url' in value ? { ...value, url: soundAddress(value.url) } : value]
    default:
      return [value]
  }
}

/** URLs may be incomplete, but a scheme must be an allowed one. */
const soundAddress = (value: Json | undefined): Json =>
  typeof value === 'string' && (isSafeHref(value) || !value.includes(':')) ? value : ''

const isStorable = (field: Field, value: Json): boolean =>
  errorsOf({ value: field }, { value }).refused.length === 0

const errorsOf = (fields: Fields, props: JsonObject): DraftErrors =>
  schemaErrors(propsSchema(fields), props, '')

const soundItems = ({ fields, max }: ListField, items: readonly Json[]): Json[] => {
  const keys = new Set<string>()
  return items
    .filter(isJsonObject)
    .slice(0, max)
    .map(item => {
      const key = typeof item.key === 'string' && !keys.has(item.key) ? item.key : newKey()
      keys.add(key)
      return { ...soundProps(fields, item), key }
    })
}
