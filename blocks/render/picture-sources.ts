import type { ImageData } from '@ximblox/contract/blocks'
import { croppedSize, pointInCrop, type Size } from '@ximblox/contract/rules/crop-box'
import type { FileView } from './page-view.ts'

/** The available widths that are worth the markup on every page. */
const offeredWidths = [320, 640, 960, 1280, 1920, 2560]
const maxWidth = 2560
/** Width of the image for browsers without AVIF and WebP. */
const fallbackWidth = 1280

/** Attributes of a picture element. */
export interface PictureSources {
  /** Better formats first; empty for images that are not resized. */
  sources: { type: string; srcSet: string }[]
  src: string
  width: number | undefined
  height: number | undefined
  /** The focal point in tenths of width and height. */
  focal: { x: number; y: number } | null
}

/** The URLs of an image in all sizes and formats that a browser can choose from. */
export const pictureSources = (url: string, image: ImageData, file: FileView): PictureSources => {
  const size = sizeOf(image, file)
  const isResized = size !== null && file.kind === 'image'
  return {
    sources: isResized
      ? ['avif', 'webp'].map(format => ({
          type: `image/${format}`,
          srcSet: srcSetOf(url, format, size.width),
        }))
      : [],
    src: isResized ? fallbackURL(url, file, size.width) : url,
    width: size?.width,
    height: size?.height,
    focal: size && focalOf(image, file),
  }
}

const sizeOf = ({ cropParams }: ImageData, { width, height }: FileView): Size | null => {
  if (width === null || height === null) return null
  return cropParams ? croppedSize(cropParams, { width, height }) : { width, height }
}

const srcSetOf = (url: string, format: string, width: number): string => {
  const candidates = offeredWidths
    .filter(less => less < width)
    .map(less => `${url}?w=${less}&f=${format} ${less}w`)
  if (width <= maxWidth) candidates.push(`${url}?f=${format} ${width}w`)
  return candidates.join(', ')
}

const fallbackURL = (url: string, { mimeType }: FileView, width: number): string => {
  const query = [
    ...(width > fallbackWidth ? [`w=${fallbackWidth}`] : []),
    ...(mimeType === 'image/avif' ? ['f=jpeg'] : []),
  ]
  return query.length > 0 ? `${url}?${query.join('&')}` : url
}

const focalOf = ({ cropParams }: ImageData, { focalPoint, width, height }: FileView) => {
  if (!focalPoint || width === null || height === null) return null
  const point = cropParams ? pointInCrop(focalPoint, cropParams, { width, height }) : focalPoint
  return point && { x: Math.round(point.x * 10), y: Math.round(point.y * 10) }
}
