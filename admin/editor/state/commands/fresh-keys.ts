import { newKey } from '@ximblox/blocks/new-key'
import type { Block } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import { isItemList } from '../document/list-items.ts'

/**
 * A copy with keys of its own for the block, for all that it holds and for the items of its lists, whose pictures
 * and files are named by them.
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

/** Notes in `renamed` how the names of pictures and files of each item began and how they begin now. */
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
      // Items inside items were noted after those around them, with the longer beginning.
      const [before, after] = [...renamed].findLast(([prefix]) => name.startsWith(prefix)) ?? ['', '']
      return [after + name.slice(before.length), value]
    }),
  )
