import type { Block } from '@ximblox/contract/blocks'
import type { PageTypeContent } from '@ximblox/contract/pages'
import type { BlockDefinition } from './define-block.ts'
import { attachmentNames } from './fields/attachment-name.ts'
import { completeProps } from './fields/complete-props.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

/**
 * The blocks with their types' current versions, defaults for missing props, and without pictures and files of list
 * items that are no more. Blocks of unknown types or of other versions stay as they are: upgrade them before.
 */
export const completeBlocks = (registry: Registry, blocks: readonly Block[]): Block[] =>
  mapBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    return definition ? completeBlock(definition, block) : block
  })

/** The props of a page by the rules of `completeBlocks`. */
export const completePageType = (registry: Registry, pageType: PageTypeContent): PageTypeContent => {
  const definition = currentPageType(registry, pageType)
  if (!definition) return pageType
  const { id, version, fields } = definition
  return { id, version, props: completeProps(fields, pageType.props) }
}

/**
 * The props that a page type's own functions and views are given, which expect every field. Props of a version that is
 * not known here would be anything to them, so they get the defaults.
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
