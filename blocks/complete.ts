import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { BlockDefinition } from './define-block.ts'
import { attachmentNames, isAttachmentName } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { AttachmentField, Fields, PropsOf } from './fields/fields.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, type Registry } from './registry.ts'

/**
 * Adds versions and default props to blocks and drops images and files of removed list items. Blocks of unknown types
 * or older versions are unchanged; upgrade them first.
 */
export const completeBlocks = (registry: Registry, blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    return definition ? completeBlock(definition, block) : block
  })

/** Adds default props to those of a page; props of an unknown page type are unchanged. */
export const completePageProps = (registry: Registry, type: string, props: JsonObject): PropsOf<Fields> =>
  completeProps(registry.pageTypes.get(type)?.fields ?? {}, props) as PropsOf<Fields>

const completeBlock = ({ fields, version }: BlockDefinition, block: Block): Block => {
  const props = completeProps(fields, block.props)
  return {
    ...block,
    version,
    props,
    __images: pruned(block.__images, fields, props, 'image'),
    __files: pruned(block.__files, fields, props, 'file'),
  }
}

/** Names that no field could have stay: the field may have been removed from the code by mistake. */
const pruned = <T>(
  values: Record<string, T>,
  fields: Fields,
  props: JsonObject,
  kind: AttachmentField['kind'],
): Record<string, T> => {
  const names = attachmentNames(fields, props, kind)
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => names.has(name) || !isAttachmentName(fields, name, kind)),
  )
}
