import type { ImageData } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { type Fields, isAttachmentField } from './fields/fields.ts'
import { walkFields } from './fields/walk-fields.ts'
import { publicProps } from './public-props.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'
import { isRichText } from './rich-text/document.ts'
import { imageDataOf, textImagesIn } from './rich-text/text-images.ts'

/** The weight of a text in a search: A the title of the page, B headings, C other text, D what is not visible as text. */
export type SearchWeight = 'A' | 'B' | 'C' | 'D'

export interface SearchText {
  text: string
  weight: SearchWeight
}

type Content = Pick<
  VersionContent,
  'title' | 'pageType' | 'blocks' | '__images' | 'seoTitle' | 'seoDescription' | 'seoKeywords'
>

/**
 * The searchable texts of a version: those that visitors see in reading order, and those that they do not, beginning with
 * the description for search engines.
 */
export const searchTexts = (
  registry: Registry,
  { title, pageType, blocks, __images, ...seo }: Content,
): { visible: SearchText[]; invisible: SearchText[] } => {
  const type = currentPageType(registry, pageType)
  const visible: SearchText[] = [
    { text: title, weight: 'A' },
    ...(type ? fieldTexts(type.fields, pageType.props) : []),
  ]
  const invisible: SearchText[] = [
    { text: seo.seoDescription, weight: 'D' },
    { text: seo.seoTitle, weight: 'B' },
    ...[...seo.seoKeywords, ...alternativeTexts(Object.values(__images))].map(weighted('D')),
  ]
  walkBlocks(blocks, block => {
    const definition = currentDefinition(registry, block)
    if (!definition) return
    visible.push(...fieldTexts(definition.fields, block.props))
    const images = [
      ...Object.values(block.__images),
      ...textImagesIn(publicProps(definition, block.props)).map(imageDataOf),
    ]
    invisible.push(...alternativeTexts(images).map(weighted('D')))
  })
  return { visible: visible.filter(isNotBlank), invisible: invisible.filter(isNotBlank) }
}

/** All searchable text of a version. */
export const searchText = (registry: Registry, content: Content): string => {
  const { visible, invisible } = searchTexts(registry, content)
  return [...visible, ...invisible].map(({ text }) => text).join('\n')
}

const weighted =
  (weight: SearchWeight) =>
  (text: string): SearchText => ({ text, weight })

const isNotBlank = ({ text }: SearchText) => text.trim() !== ''

const alternativeTexts = (images: readonly ImageData[]): string[] =>
  images.flatMap(({ altText, decorative }) => (decorative ? [] : [altText]))

const fieldTexts = (fields: Fields, props: JsonObject): SearchText[] =>
  [...walkFields(fields, props)].flatMap(({ field, value, isShown }): SearchText[] => {
    // The fields of its items follow.
    if (isAttachmentField(field) || field.kind === 'list') return []
    if (!isShown || field.private || field.search === 'none') return []
    const content = value ?? field.default
    if (field.kind === 'richText' && isRichText(content))
      return content.content
        .filter(({ type }) => type !== 'image')
        .map(node => ({
          text: plainText(node),
          weight: node.type === 'heading' ? 'B' : 'C',
        }))
    return [{ text: field.searchText(content), weight: field.search === 'heading' ? 'B' : 'C' }]
  })
