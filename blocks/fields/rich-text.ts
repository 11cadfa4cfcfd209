import { plainText } from '@ximblox/contract/rules/plain-text'
import { emptyRichText, type RichText } from '../rich-text/document.ts'
import { richTextSchema } from '../rich-text/schema.ts'
import { isBlankText } from '../rich-text/text-images.ts'
import type { FieldOptions, ValueField } from './field.ts'

export interface RichTextField extends ValueField<RichText> {
  kind: 'richText'
  /** Maximum number of characters, without markup. */
  max: number
}

interface RichTextOptions extends FieldOptions {
  max?: number
  default?: RichText
}

/** Rich text: paragraphs, headings, lists, quotes, call-outs, images, marks and links. */
export const richText = ({ max = 50_000, ...options }: RichTextOptions): RichTextField => ({
  default: emptyRichText,
  ...options,
  kind: 'richText',
  max,
  schema: richTextSchema(max),
  isEmpty: isBlankText,
  searchText: plainText,
})
