import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockDefinition } from './define-block.ts'
import { attachmentNames } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, type Registry } from './registry.ts'

/**
 * The blocks with their types' current versions, defaults for missing props, and without pictures and files of list
 * items that are no more. Blocks of unknown types or of other versions stay as they are: lift them before.
 */
export const completeBlocks = (registry: Registry, blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    return definition ? completeBlock(definition, block) : block
  })

/** The props of a page with defaults for what is missing; those of an unknown type as they are. */
export const completePageProps = (registry: Registry, type: string, props: JsonObject): PropsOf<Fields> =>
  completeProps(registry.pageTypes.get(type)?.fields ?? {}, props) as PropsOf<Fields>

const completeBlock = ({ fields, version }: BlockDefinition, block: Block): Block => {
  const props = completeProps(fields, block.props)
  return {
    ...block,
    version,
    props,
    __images: pick(block.__images, attachmentNames(fields, props, 'image')),
    __files: pick(block.__files, attachmentNames(fields, props, 'file')),
  }
}

const pick = <T>(values: Record<string, T>, names: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
