import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PageTypeContent, VersionContent } from '@ximblox/contract/pages'
import type { BlockDefinition } from './define-block.ts'
import { attachmentNames, isAttachmentName } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { AttachmentField, Fields, PropsOf } from './fields/fields.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

/** The content in the form in which it is stored, by the rules of `completeBlocks`. */
export const completeContent = (registry: Registry, content: VersionContent): VersionContent => ({
  ...content,
  blocks: completeBlocks(registry, content.blocks),
  pageType: completePageType(registry, content.pageType),
})

/**
 * Adds versions and default props to blocks and drops images and files of removed list items. Blocks of unknown types
 * or older versions are unchanged; upgrade them first.
 */
export const completeBlocks = (registry: Registry, blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    return definition ? completeBlock(definition, block) : block
  })

/** Adds the version and default props to those of a page, by the rules of `completeBlocks`. */
export const completePageType = (registry: Registry, pageType: PageTypeContent): PageTypeContent => {
  const definition = currentPageType(registry, pageType)
  if (!definition) return pageType
  const { id, version, fields } = definition
  return { id, version, props: completeProps(fields, pageType.props) }
}

/**
 * Props for the functions and views of a page type, which expect every field. They get the defaults in place of props
 * of another version, which they could not read.
 */
export const readablePageProps = (registry: Registry, pageType: PageTypeContent): PropsOf<Fields> => {
  const definition = registry.contentTypes.get(pageType.id)
  if (!definition) return pageType.props
  return currentPageType(registry, pageType)
    ? completeProps(definition.fields, pageType.props)
    : definition.defaultPageTypeProps
}

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
