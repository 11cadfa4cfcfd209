import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Fields } from './fields/fields.ts'
import { walkFields } from './fields/walk-fields.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

/** An item of a field for tags. */
export interface TagUse {
  /** Path of the item as in error entries: `pageType.props.tags.0`. */
  property: string
  /** Whether the field is for private tags. */
  private: boolean
  item: Json
}

/** Finds the items of all fields for tags in a version, ignoring blocks of unknown types. */
export const tagUsesIn = (
  registry: Registry,
  { pageType, blocks }: Pick<VersionContent, 'pageType' | 'blocks'>,
  at = { blocks: 'blocks', props: 'pageType.props' },
): TagUse[] => {
  const own = currentPageType(registry, pageType)?.fields ?? {}
  const found = usesIn(own, pageType.props, at.props)
  walkBlocks(
    blocks,
    (block, path) => {
      found.push(...usesIn(currentDefinition(registry, block)?.fields ?? {}, block.props, `${path}.props`))
    },
    at.blocks,
  )
  return found
}

const usesIn = (fields: Fields, props: JsonObject, prefix: string): TagUse[] =>
  [...walkFields(fields, props)].flatMap(({ field, property, value }) =>
    field.kind === 'tags' && Array.isArray(value)
      ? value.map((item, index) => ({
          property: `${prefix}.${property}.${index}`,
          private: field.private,
          item,
        }))
      : [],
  )
