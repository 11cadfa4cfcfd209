import { mapBlocks } from '@ximblox/blocks/map-blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'

/** What a reference to a page becomes; itself where it stays. */
export type Lead = (reference: JsonObject, pageID: number) => JsonObject

/** The content with its references to pages led elsewhere, those in blocks of unknown types included. */
export const leadReferences = (content: VersionContent, lead: Lead): VersionContent => {
  const led = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(led)
    return typeof value === 'object' && value !== null ? ledObject(value) : value
  }
  const ledObject = (object: JsonObject): JsonObject => {
    const copy = Object.fromEntries(Object.entries(object).map(([name, item]) => [name, led(item)]))
    return copy.ref === 'page' && typeof copy.id === 'number' ? lead(copy, copy.id) : copy
  }
  return {
    ...content,
    pageType: { ...content.pageType, props: ledObject(content.pageType.props) },
    blocks: mapBlocks(content.blocks, block => ({ ...block, props: ledObject(block.props) })),
  }
}
