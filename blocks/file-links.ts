import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { refsIn } from '@ximblox/contract/rules/refs'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Field, Fields } from './fields/fields.ts'
import { walkFields } from './fields/walk-fields.ts'
import { isJsonObject } from './json-object.ts'
import { currentPageType, type Registry } from './registry.ts'
import { textImageOf, textImagesIn } from './rich-text/text-images.ts'

/** A field with a link to a file of the library, or with a text that shows one. */
export interface FileLink {
  fileID: number
  /** Path of the field as in error entries: `blocks.3.props.cards.0.link`. */
  property: string
}

/** Finds the fields of a version that link to files, ignoring blocks of unknown types. */
export const fileLinksIn = (registry: Registry, content: Content, at = places): FileLink[] =>
  findFiles(registry, content, at, (field, value) =>
    field.kind === 'link' || field.kind === 'richText'
      ? [...refsIn(withoutImages(value))].flatMap(ref => (ref.startsWith('f') ? Number(ref.slice(1)) : []))
      : [],
  )

/** Finds the texts of a version that show images, ignoring blocks of unknown types. */
export const textImageUses = (registry: Registry, content: Content, at = places): FileLink[] =>
  findFiles(registry, content, at, (field, value) =>
    field.kind === 'richText' ? textImagesIn(value).map(({ file }) => file.id) : [],
  )

type Content = Pick<VersionContent, 'pageType' | 'blocks'>

const places = { blocks: 'blocks', props: 'pageType.props' }

const findFiles = (
  registry: Registry,
  { pageType, blocks }: Content,
  at: typeof places,
  idsIn: (field: Field, value: Json) => number[],
): FileLink[] => {
  const usesIn = (fields: Fields, props: JsonObject, prefix: string): FileLink[] =>
    [...walkFields(fields, props)].flatMap(({ field, property, value }) =>
      value === undefined
        ? []
        : idsIn(field, value).map(fileID => ({ fileID, property: `${prefix}.${property}` })),
    )
  const found = usesIn(currentPageType(registry, pageType)?.fields ?? {}, pageType.props, at.props)
  walkBlocks(
    blocks,
    ({ type, props }, path) => {
      found.push(...usesIn(registry.blocks.get(type)?.fields ?? {}, props, `${path}.props`))
    },
    at.blocks,
  )
  return found
}

/** A page makes the files of its images public, but not those that it links to. */
const withoutImages = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutImages)
  if (!isJsonObject(value)) return value
  if (textImageOf(value.attrs) !== null) return null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutImages(part)]))
}
