import type { ImageData } from '@ximblox/contract/blocks'
import { croppedSize, pointInCrop, type Size } from '@ximblox/contract/rules/crop-box'
import type { FileView } from './page-view.ts'

/** Of the widths that can be had, those worth a place in every page. */
const offeredWidths = [320, 640, 960, 1280, 1920, 2560]
const maxWidth = 2560
/** What a browser gets that knows neither of the new formats. */
const fallbackWidth = 1280

/** What a picture element says of its picture. */
export interface PictureSources {
  /** Better formats first; none for what is drawn as it is. */
  sources: { type: string; srcSet: string }[]
  src: string
  width: number | undefined
  height: number | undefined
  /** The point to keep in sight, in tenths of width and height. */
  focal: { x: number; y: number } | null
}

/** The addresses under which a browser finds a picture in the size it needs. */
export const pictureSources = (address: string, image: ImageData, file: FileView): PictureSources => {
  const size = sizeOf(image, file)
  const isResized = size !== null && file.kind === 'image'
  return {
    sources: isResized
      ? ['avif', 'webp'].map(format => ({
          type: `image/${format}`,
          srcSet: srcSetOf(address, format, size.width),
        }))
      : [],
    src: isResized ? fallbackAddress(address, file, size.width) : address,
    width: size?.width,
    height: size?.height,
    focal: size && focalOf(image, file),
  }
}

const sizeOf = ({ cropParams }: ImageData, { width, height }: FileView): Size | null => {
  if (width === null || height === null) return null
  return cropParams ? croppedSize(cropParams, { width, height }) : { width, height }
}

const srcSetOf = (address: string, format: string, width: number): string => {
  const candidates = offeredWidths
    .filter(less => less < width)
    .map(less => `${address}?w=${less}&f=${format} ${less}w`)
  if (width <= maxWidth) candidates.push(`${address}?f=${format} ${width}w`)
  return candidates.join(', ')
}

const fallbackAddress = (address: string, { mimeType }: FileView, width: number): string => {
  const query = [
    ...(width > fallbackWidth ? [`w=${fallbackWidth}`] : []),
    ...(mimeType === 'image/avif' ? ['f=jpeg'] : []),
  ]
  return query.length > 0 ? `${address}?${query.join('&')}` : address
}

const focalOf = ({ cropParams }: ImageData, { focalPoint, width, height }: FileView) => {
  if (!focalPoint || width === null || height === null) return null
  const point = cropParams ? pointInCrop(focalPoint, cropParams, { width, height }) : focalPoint
  return point && { x: Math.round(point.x * 10), y: Math.round(point.y * 10) }
}
