import { newKey } from '@ximblox/blocks/new-key'
import type { Block } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isItemList } from '../document/list-items.ts'

/**
 * Copies a block with new keys for itself, its descendants and its list items. Attachments are renamed along, because
 * their names contain the keys of the items.
 */
export const withFreshKeys = (block: Block): Block => {
  const renamed = new Map<string, string>()
  const props = freshItems(block.props, '', '', renamed)
  return {
    ...block,
    key: newKey(),
    props,
    __images: rename(block.__images, renamed),
    __files: rename(block.__files, renamed),
    ...(block.slots && {
      slots: Object.fromEntries(
        Object.entries(block.slots).map(([name, children]) => [name, children.map(withFreshKeys)]),
      ),
    }),
  }
}

/** Collects the old and new prefixes of the attachment names of each item in `renamed`. */
const freshItems = (
  values: JsonObject,
  oldPrefix: string,
  newPrefix: string,
  renamed: Map<string, string>,
): JsonObject => {
  const fresh = (name: string, value: Json): Json => {
    if (!isItemList(value)) return value
    return value.map(item => {
      const key = newKey()
      const [before, after] = [`${oldPrefix}${name}_${item.key}_`, `${newPrefix}${name}_${key}_`]
      renamed.set(before, after)
      return { ...freshItems(item, before, after, renamed), key }
    })
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fresh(name, value)]))
}

const rename = <T>(attachments: Record<string, T>, renamed: ReadonlyMap<string, string>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(attachments).map(([name, value]) => {
      // Nested items are collected after their parents and have the longer prefix, so the last match is the right one.
      const [before, after] = [...renamed].findLast(([prefix]) => name.startsWith(prefix)) ?? ['', '']
      return [after + name.slice(before.length), value]
    }),
  )
