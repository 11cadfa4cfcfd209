import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { attachmentField } from './fields/attachment-name.ts'
import type { Fields } from './fields/fields.ts'
import { walkFields } from './fields/walk-fields.ts'
import { isJsonObject } from './json-object.ts'
import { linkTarget } from './link-target.ts'
import { currentPageType, type Registry } from './registry.ts'

/** A link or a file in a field that takes only some. */
export interface LimitedUse {
  id: number
  /** Path as in error entries: `blocks.3.props.cards.0.link`, `blocks.3.__files.leaflet`. */
  property: string
  /** The page types, or the kinds of files. */
  allowed: readonly string[]
}

type Content = Pick<VersionContent, 'pageType' | 'blocks' | '__files'>

/** The pages in link fields that take only pages of some types, and the files in fields that take only some kinds. */
export const limitedUses = (
  registry: Registry,
  { pageType, blocks, __files }: Content,
  at = { blocks: 'blocks', props: 'pageType.props' },
): { pages: LimitedUse[]; files: LimitedUse[] } => {
  const typeFields = currentPageType(registry, pageType)?.fields ?? {}
  const pages = pagesIn(typeFields, pageType.props, at.props)
  const files = filesIn(typeFields, __files, '__files')
  walkBlocks(
    blocks,
    (block, path) => {
      const fields = registry.blocks.get(block.type)?.fields ?? {}
      pages.push(...pagesIn(fields, block.props, `${path}.props`))
      files.push(...filesIn(fields, block.__files, `${path}.__files`))
    },
    at.blocks,
  )
  return { pages, files }
}

const pagesIn = (fields: Fields, props: JsonObject, prefix: string): LimitedUse[] =>
  [...walkFields(fields, props)].flatMap(({ field, value, property }) => {
    if (field.kind !== 'link' || !field.pageTypes || !isJsonObject(value)) return []
    const target = linkTarget.safeParse(value.target)
    if (!target.success || target.data.ref !== 'page') return []
    return [{ id: target.data.id, property: `${prefix}.${property}`, allowed: field.pageTypes }]
  })

const filesIn = (
  fields: Fields,
  files: Readonly<Record<string, { fileID: number }>>,
  prefix: string,
): LimitedUse[] =>
  Object.entries(files).flatMap(([name, { fileID }]) => {
    const field = attachmentField(fields, name)
    return field?.kind === 'file' && field.accept
      ? [{ id: fileID, property: `${prefix}.${name}`, allowed: field.accept }]
      : []
  })
