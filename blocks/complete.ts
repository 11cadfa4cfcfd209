import type { Block } from '@ximblox/contract/blocks'
import type { PageTypeContent } from '@ximblox/contract/pages'
import type { BlockDefinition } from './define-block.ts'
import { attachmentNames } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

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
  const definition = registry.pageTypes.get(pageType.id)
  if (!definition) return pageType.props as PropsOf<Fields>
  return currentPageType(registry, pageType)
    ? (completeProps(definition.fields, pageType.props) as PropsOf<Fields>)
    : definition.defaultPageTypeProps
}

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
