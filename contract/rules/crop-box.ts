import type { CropParams } from '../blocks.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** The rectangle to cut from a picture of this size, in whole pixels, at least one and all within the picture. */
export const cropBox = (
  crop: Pick<CropParams, 'x' | 'y' | 'width' | 'height'>,
  width: number,
  height: number,
): Box => {
  const [left, right] = span(crop.x, crop.width, width)
  const [top, bottom] = span(crop.y, crop.height, height)
  return { left, top, width: right - left, height: bottom - top }
}

/** How large the crop of a picture is. A picture that is turned stands in the box around it, as in the crop dialog. */
export const croppedSize = (crop: CropParams, { width, height }: Size): Size => {
  const turned = turnedSize(width, height, crop.rotate)
  const box = cropBox(crop, turned.width, turned.height)
  return { width: box.width, height: box.height }
}

const turnedSize = (width: number, height: number, degrees: number): Size => {
  if (degrees % 180 === 0) return { width, height }
  if (degrees % 90 === 0) return { width: height, height: width }
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) }
}

const span = (from: number, length: number, most: number): [number, number] => {
  const start = Math.min(Math.max(Math.round(from), 0), most - 1)
  const end = Math.min(Math.max(Math.round(from + length), start + 1), most)
  return [start, end]
}
