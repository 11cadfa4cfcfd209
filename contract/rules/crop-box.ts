import type { CropParams } from '../blocks.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** The rectangle to crop from an image of this size: whole pixels, at least one, within the image. */
export const cropBox = (
  crop: Pick<CropParams, 'x' | 'y' | 'width' | 'height'>,
  width: number,
  height: number,
): Box => {
  const [left, right] = span(crop.x, crop.width, width)
  const [top, bottom] = span(crop.y, crop.height, height)
  return { left, top, width: right - left, height: bottom - top }
}

/** The size of a crop. A rotated image is cropped from its bounding box, as in the crop dialog. */
export const croppedSize = (crop: CropParams, { width, height }: Size): Size => {
  const turned = rotatedSize(width, height, crop.rotate)
  const box = cropBox(crop, turned.width, turned.height)
  return { width: box.width, height: box.height }
}

/**
 * Converts a point, given as fractions of width and height, from an image to its crop. Null for a rotated crop, where the
 * editor has chosen what to show.
 */
export const pointInCrop = (
  point: { x: number; y: number },
  crop: CropParams,
  { width, height }: Size,
): { x: number; y: number } | null => {
  if (crop.rotate % 360 !== 0) return null
  const box = cropBox(crop, width, height)
  const x = (crop.scaleX < 0 ? 1 - point.x : point.x) * width
  const y = (crop.scaleY < 0 ? 1 - point.y : point.y) * height
  return { x: clamp((x - box.left) / box.width), y: clamp((y - box.top) / box.height) }
}

const clamp = (part: number): number => Math.min(Math.max(part, 0), 1)

const rotatedSize = (width: number, height: number, degrees: number): Size => {
  if (degrees % 180 === 0) return { width, height }
  if (degrees % 90 === 0) return { width: height, height: width }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) }
}

const span = (from: number, length: number, max: number): [number, number] => {
  const start = Math.min(Math.max(Math.round(from), 0), max - 1)
  const end = Math.min(Math.max(Math.round(from + length), start + 1), max)
  return [start, end]
}
