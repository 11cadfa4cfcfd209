import type { Fields } from '@ximblox/blocks/fields/fields'
import { walkFields } from '@ximblox/blocks/fields/walk-fields'
import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Registry } from '@ximblox/blocks/registry'
import { imageDataOf, textImagesIn } from '@ximblox/blocks/rich-text/text-images'
import type { Block, ImageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import type { Place } from '../state/document/place.ts'

export type CheckName = 'description' | 'alternatives' | 'headings'

export interface Check {
  name: CheckName
  /** The number of places that fail the check. */
  failures: number
  /** The first of them; null if it has no place. */
  first: Place | null
}

/** A field of a block, or of the page if `block` is null. */

/** Recommendations that make a page easier to find and to read. */
export const seoChecks = (content: VersionContent, registry: Registry): Check[] => {
  const blocks = blocksOf(content)
  const pictures = [
    ...picturesOf(null, content.__images),
    ...blocks.flatMap(({ key, __images }) => picturesOf(key, __images)),
    ...blocks.flatMap(block => textPicturesOf(block, registry.blocks.get(block.type)?.fields ?? {})),
    ...(content.seoImage ?? []).map(picture => ({ block: null, path: 'seoImage', picture })),
  ]
  const levels = blocks.flatMap(block =>
    headingLevels(block, registry.blocks.get(block.type)?.fields ?? {}).map(level => ({
      block: block.key,
      path: '',
      level,
    })),
  )
  return [
    check(
      'description',
      content.seoDescription.trim() === '' ? [{ block: null, path: 'seoDescription' }] : [],
    ),
    check(
      'alternatives',
      pictures.filter(({ picture }) => lacksAltText(picture)),
    ),
    check('headings', skippedLevels(levels)),
  ]
}

const check = (name: Check['name'], [first, ...others]: readonly Place[]): Check => ({
  name,
  failures: first ? 1 + others.length : 0,
  first: first ? { block: first.block, path: first.path } : null,
})

const picturesOf = (block: string | null, images: Block['__images']) =>
  Object.entries(images).map(([name, picture]) => ({ block, path: `__images.${name}`, picture }))

const textPicturesOf = ({ key, props }: Block, fields: Fields) =>
  [...walkFields(fields, props)].flatMap(({ field, path, value, isShown }) =>
    isShown && field.kind === 'richText' && value !== undefined
      ? textImagesIn(value).map(image => ({
          block: key,
          path: `props.${path.join('.')}`,
          picture: imageDataOf(image),
        }))
      : [],
  )

const blocksOf = ({ blocks }: VersionContent): Block[] => {
  const all: Block[] = []
  walkBlocks(blocks, block => all.push(block))
  return all
}

const lacksAltText = ({ altText, decorative }: ImageData) => altText.trim() === '' && !decorative

const headingLevels = ({ props }: Block, fields: Fields): number[] =>
  [...walkFields(fields, props)].flatMap(({ field, value, isShown }) =>
    isShown && field.kind === 'richText' && value !== undefined ? levelsIn(value) : [],
  )

const levelsIn = (node: Json): number[] => {
  if (!isJsonObject(node)) return []
  const level = node.type === 'heading' && isJsonObject(node.attrs) ? node.attrs.level : undefined
  const inside = Array.isArray(node.content) ? node.content.flatMap(levelsIn) : []
  return typeof level === 'number' ? [level, ...inside] : inside
}

/** Headings more than one level below the previous one; the title of the page is level 1. */
const skippedLevels = <L extends { level: number }>(levels: readonly L[]): L[] =>
  levels.filter(({ level }, index) => index > 0 && level > (levels[index - 1]?.level ?? 1) + 1)
