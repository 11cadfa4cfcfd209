import type { ImageData } from '@ximblox/contract/blocks'
import { svgType } from '@ximblox/contract/file-types'
import { pointInCrop } from '@ximblox/contract/rules/crop-box'
import {
  fallbackRendition,
  isResized,
  type OfferedRendition,
  offeredIn,
  usedSize,
} from '../offered-renditions.ts'
import type { FileView } from './page-view.ts'

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
  const size = usedSize(image, file)
  const own = { width: size?.width, height: size?.height, focal: size && focalOf(image, file) }
  if (!size || !isResized(file)) return { sources: [], src: url, ...own }
  return {
    sources: (['avif', 'webp'] as const).map(format => ({
      type: `image/${format}`,
      srcSet: offeredIn(format, size.width)
        .map(rendition => `${renditionURL(url, rendition)} ${rendition.width ?? size.width}w`)
        .join(', '),
    })),
    src: renditionURL(url, fallbackRendition(file, size.width)),
    ...own,
  }
}

const renditionURL = (url: string, { width, format }: OfferedRendition): string => {
  const query = [...(width ? [`w=${width}`] : []), ...(format ? [`f=${format}`] : [])]
  return query.length > 0 ? `${url}?${query.join('&')}` : url
}

const focalOf = ({ cropParams }: ImageData, { focalPoint, mimeType, width, height }: FileView) => {
  if (!focalPoint || width === null || height === null) return null
  const point =
    cropParams && mimeType !== svgType ? pointInCrop(focalPoint, cropParams, { width, height }) : focalPoint
  return point && { x: Math.round(point.x * 10), y: Math.round(point.y * 10) }
}
