import { mapBlocks } from '@ximblox/blocks/map-blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'

/** Returns the new reference to a page, or the same one. */
export type MapReference = (reference: JsonObject, pageID: number) => JsonObject

/** Replaces references to pages in the content, including those in blocks of unknown types. */
export const mapReferences = (content: VersionContent, change: MapReference): VersionContent => {
  const mapValue = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(mapValue)
    return typeof value === 'object' && value !== null ? mapObject(value) : value
  }
  const mapObject = (object: JsonObject): JsonObject => {
    const copy = Object.fromEntries(Object.entries(object).map(([name, item]) => [name, mapValue(item)]))
    return copy.ref === 'page' && typeof copy.id === 'number' ? change(copy, copy.id) : copy
  }
  return {
    ...content,
    pageType: { ...content.pageType, props: mapObject(content.pageType.props) },
    blocks: mapBlocks(content.blocks, block => ({ ...block, props: mapObject(block.props) })),
  }
}
