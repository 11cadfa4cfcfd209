import type { ImageData } from '@ximblox/contract/blocks'
import { svgType } from '@ximblox/contract/file-types'
import type { ImageFormat, ImageWidth } from '@ximblox/contract/renditions'
import { croppedSize, type Size } from '@ximblox/contract/rules/crop-box'

/** The available widths that are worth the markup on every page. */
const offeredWidths = [320, 640, 960, 1280, 1920, 2560] as const satisfies ImageWidth[]
const maxWidth = 2560
/** Width of the image for browsers without AVIF and WebP. */
const fallbackWidth = 1280

/** A size and format of an image; null leaves the width or the format of the image. */
export interface OfferedRendition {
  width: ImageWidth | null
  format: ImageFormat | null
}

interface ImageFile {
  kind: string
  mimeType: string
  width: number | null
  height: number | null
}

/** The size of an image as it is used; null if the file has none. */
export const usedSize = (
  { cropParams }: Pick<ImageData, 'cropParams'>,
  { mimeType, width, height }: Pick<ImageFile, 'mimeType' | 'width' | 'height'>,
): Size | null => {
  if (width === null || height === null) return null
  // A crop remains from the image that it replaced.
  if (mimeType === svgType) return { width, height }
  return cropParams ? croppedSize(cropParams, { width, height }) : { width, height }
}

/** Animated images and vector images are shown unchanged. */
export const isResized = ({ kind, mimeType, width }: ImageFile): boolean =>
  kind === 'image' && mimeType !== svgType && width !== null

/** What a page offers of an image of this width in a format, from narrow to wide. */
export const offeredIn = (format: ImageFormat, width: number): OfferedRendition[] => [
  ...offeredWidths.filter(less => less < width).map(less => ({ width: less, format })),
  ...(width <= maxWidth ? [{ width: null, format }] : []),
]

/** For browsers without the offered formats. */
export const fallbackRendition = ({ mimeType }: ImageFile, width: number): OfferedRendition => ({
  width: width > fallbackWidth ? fallbackWidth : null,
  format: mimeType === 'image/avif' ? 'jpeg' : null,
})

/** Everything that a page offers of an image. */
export const offeredRenditions = (
  image: Pick<ImageData, 'cropParams'>,
  file: ImageFile,
): OfferedRendition[] => {
  const size = usedSize(image, file)
  if (!size || !isResized(file)) return []
  return [
    ...offeredIn('avif', size.width),
    ...offeredIn('webp', size.width),
    fallbackRendition(file, size.width),
  ]
}
