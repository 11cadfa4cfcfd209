import type { ImageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { isJsonObject } from '../json-object.ts'
import type { TextImage } from './document.ts'

/** The images in rich texts anywhere in a value, such as the props of a block. Works without definitions. */
export const textImagesIn = (value: Json | undefined): TextImage[] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(textImagesIn)
  const image = value.type === 'image' ? textImageOf(value.attrs) : null
  return image ? [image] : Object.values(value).flatMap(textImagesIn)
}

/** The attributes of an image in a text; null if they do not name a file. */
export const textImageOf = (attrs: Json | undefined): TextImage | null =>
  isJsonObject(attrs) &&
  isJsonObject(attrs.file) &&
  attrs.file.ref === 'file' &&
  Number.isSafeInteger(attrs.file.id)
    ? (attrs as TextImage)
    : null

/** An image in a text as the image of a field. */
export const imageDataOf = ({ file, altText, decorative, cropParams }: TextImage): ImageData => ({
  hash: '',
  fileName: '',
  altText,
  fileID: file.id,
  cropParams: cropParams ?? null,
  ...(decorative && { decorative }),
})

/** Whether a rich text shows nothing. */
export const isBlankText = (value: Json): boolean =>
  plainText(value).trim() === '' && textImagesIn(value).length === 0
