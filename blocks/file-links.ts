import type { VersionContent } from '@ximblox/contract/pages'
import { refsIn } from '@ximblox/contract/rules/refs'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Fields } from './fields/fields.ts'
import { walkFields } from './fields/walk-fields.ts'
import { currentPageType, type Registry } from './registry.ts'

/** A field with a link to a file of the library. */
export interface FileLink {
  fileID: number
  /** Path of the field as in error entries: `blocks.3.props.cards.0.link`. */
  property: string
}

/** Finds the fields of a version that link to files, ignoring blocks of unknown types. */
export const fileLinksIn = (
  registry: Registry,
  { pageType, blocks }: Pick<VersionContent, 'pageType' | 'blocks'>,
  at = { blocks: 'blocks', props: 'pageType.props' },
): FileLink[] => {
  const own = currentPageType(registry, pageType)?.fields ?? {}
  const found = linksIn(own, pageType.props, at.props)
  walkBlocks(
    blocks,
    ({ type, props }, path) => {
      found.push(...linksIn(registry.blocks.get(type)?.fields ?? {}, props, `${path}.props`))
    },
    at.blocks,
  )
  return found
}

const linksIn = (fields: Fields, props: VersionContent['pageType']['props'], prefix: string): FileLink[] =>
  [...walkFields(fields, props)].flatMap(({ field, property, value }) =>
    (field.kind === 'link' || field.kind === 'richText') && value !== undefined
      ? [...refsIn(value)].flatMap(ref =>
          ref.startsWith('f') ? { fileID: Number(ref.slice(1)), property: `${prefix}.${property}` } : [],
        )
      : [],
  )
