import { mapBlocks } from '@ximblox/blocks/map-blocks'
import { newKey } from '@ximblox/blocks/new-key'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'

/** Content for another page: every block under a new key, and what led to the page itself leads to the copy. */
export const copyWithNewKeys = (content: VersionContent, fromID: number, toID: number): VersionContent => {
  const keys = new Map<string, string>()
  walkBlocks(content.blocks, block => keys.set(block.key, newKey()))
  const redirected = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(redirected)
    return typeof value === 'object' && value !== null ? redirectedObject(value) : value
  }
  const redirectedObject = (object: JsonObject): JsonObject => {
    const copy = Object.fromEntries(Object.entries(object).map(([name, item]) => [name, redirected(item)]))
    if (copy.ref !== 'page' || copy.id !== fromID) return copy
    const block = typeof copy.block === 'string' && keys.get(copy.block)
    return { ...copy, id: toID, ...(block && { block }) }
  }
  return {
    ...content,
    pageType: { ...content.pageType, props: redirectedObject(content.pageType.props) },
    blocks: mapBlocks(content.blocks, block => ({
      ...block,
      key: keys.get(block.key) ?? block.key,
      props: redirectedObject(block.props),
    })),
  }
}
