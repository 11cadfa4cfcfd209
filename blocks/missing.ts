import type { Block } from '@ximblox/contract/blocks'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { attachmentName } from './fields/attachment-name.ts'
import type { Fields } from './fields/fields.ts'
import { type WalkedField, walkFields } from './fields/walk-fields.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

export type Content = Pick<VersionContent, 'blocks' | 'pageType' | '__images' | '__files'>

/** The empty required fields of a version, which prevent publication. */
export const missingContent = (registry: Registry, { blocks, pageType, ...files }: Content): ErrorEntry[] => {
  const fields = currentPageType(registry, pageType)?.fields ?? {}
  const properties = missingFields({ fields }, { props: pageType.props, ...files }).map(({ property }) =>
    property.startsWith('props.') ? `pageType.${property}` : property,
  )
  walkBlocks(blocks, (block, path) => {
    const definition = currentDefinition(registry, block)
    if (!definition) return
    properties.push(...missingFields(definition, block).map(({ property }) => `${path}.${property}`))
  })
  return properties.map(requiredAt)
}

/** The empty required fields of a block, relative to it: `props.title`, `__images.image`. */
export const missingFields = ({ fields }: { fields: Fields }, holder: Holder): ErrorEntry[] =>
  [...walkFields(fields, holder.props)]
    .filter(({ field, isShown }) => field.required && isShown)
    .map(walked => emptyProperty(walked, holder))
    .filter(property => property !== null)
    .map(requiredAt)

type Holder = Pick<Block, 'props' | '__images' | '__files'>

const emptyProperty = ({ field, path, property, value }: WalkedField, holder: Holder): string | null => {
  const name = attachmentName(path)
  if (field.kind === 'image') return holder.__images[name] ? null : `__images.${name}`
  if (field.kind === 'file') return holder.__files[name] ? null : `__files.${name}`
  return field.isEmpty(value ?? field.default) ? `props.${property}` : null
}

const requiredAt = (property: string): ErrorEntry => errorAt(property, 'required')
