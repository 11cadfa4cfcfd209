import type { JsonObject } from '@ximblox/contract/fields'
import { isObject } from '@ximblox/contract/rules/is-object'

/** An item of a list field, identified by its key. */
export type ListItem = JsonObject & { key: string }

export const isListItem = (value: unknown): value is ListItem =>
  isObject(value) && typeof value.key === 'string'

/** Whether a value is a list whose items have keys; an empty list counts. */
export const isItemList = (value: unknown): value is ListItem[] =>
  Array.isArray(value) &&
  value.every(isListItem) &&
  new Set(value.map(item => item.key)).size === value.length

export const itemOf = (list: readonly unknown[], key: string): ListItem | undefined =>
  list.filter(isListItem).find(item => item.key === key)
