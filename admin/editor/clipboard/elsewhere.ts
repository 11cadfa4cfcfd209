import { isJsonObject } from '@ximblox/blocks/json-object'
import { mapBlocks } from '@ximblox/blocks/map-blocks'
import type { Block } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/**
 * Blocks of another site without references to its images, files, pages and tags, because the same ids mean other
 * things here.
 */
export const fromElsewhere = (blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, block => ({
    ...block,
    props: withoutReferences(block.props),
    __images: {},
    __files: {},
  }))

const withoutReferences = (values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, hasReference(value) ? null : unreferenced(value)]),
  )

const unreferenced = (value: Json): Json => {
  if (Array.isArray(value)) return value.filter(item => !hasReference(item)).map(unreferenced)
  return isJsonObject(value) ? withoutReferences(value) : value
}

/** Whether a value is or contains a reference: a target, a link with one, a mark with such a link, or an image in a text. */
const hasReference = (value: Json | undefined): boolean =>
  isJsonObject(value) &&
  (typeof value.ref === 'string' ||
    isReference(value.target) ||
    (isJsonObject(value.attrs) && (isReference(value.attrs.target) || isReference(value.attrs.file))))

const isReference = (target: Json | undefined): boolean =>
  isJsonObject(target) && typeof target.ref === 'string'
