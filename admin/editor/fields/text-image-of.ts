import type { imageSides, TextImage } from '@ximblox/blocks/rich-text/document'
import type { ImageData } from '@ximblox/contract/blocks'

export type Side = (typeof imageSides)[number] | 'none'

/** The image of a text as it was chosen in the dialog. One in full width leaves no side to the text. */
export const textImageOf = (
  { fileID, altText, decorative, cropParams }: ImageData,
  size: TextImage['size'],
  side: Side,
): TextImage => ({
  file: { ref: 'file', id: fileID },
  altText,
  ...(decorative && { decorative }),
  ...(cropParams && { cropParams }),
  size,
  ...(size !== 'full' && side !== 'none' && { side }),
})
