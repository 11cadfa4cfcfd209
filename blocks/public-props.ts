import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageTypeContent } from '@ximblox/contract/pages'
import { readablePageProps } from './complete.ts'
import { type Fields, type PropsOf, valueFields } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import type { Registry } from './registry.ts'

/** The props that visitors get: without the tags that only editors see. */
export type PublicPropsOf<F extends Fields> = Omit<PropsOf<F>, 'privateTags'>

/**
 * Removes props that visitors may not see; private fields keep their place with their default. Pages of unknown types
 * have no props, like blocks.
 */
export const publicProps = (
  definition: { fields: Fields } | undefined,
  { privateTags: _private, ...props }: JsonObject,
): JsonObject => (definition ? withoutPrivate(definition.fields, props) : {})

/** The props of a page for visitors: complete, and without private ones. */
export const publicPageProps = (registry: Registry, pageType: PageTypeContent): JsonObject =>
  publicProps(registry.contentTypes.get(pageType.id), readablePageProps(registry, pageType))

/** Blocks for visitors. Those of unknown types have no props, because any of them may have been private. */
export const publicBlocks = (
  { blocks: types }: Pick<Registry, 'blocks'>,
  blocks: readonly Block[],
): Block[] =>
  mapBlocks(blocks, block => {
    const definition = types.get(block.type)
    return { ...block, props: definition ? withoutPrivate(definition.fields, block.props) : {} }
  })

const withoutPrivate = (fields: Fields, props: JsonObject): JsonObject => {
  const result = { ...props }
  for (const [name, field] of valueFields(fields)) {
    const value = props[name]
    if (value === undefined) continue
    if (field.private) result[name] = field.default
    else if (field.kind === 'list' && Array.isArray(value))
      result[name] = value.map(item => (isJsonObject(item) ? withoutPrivate(field.fields, item) : item))
  }
  return result
}
