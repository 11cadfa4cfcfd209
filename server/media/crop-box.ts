import type { CropParams } from '@ximblox/contract/blocks'

export interface Box {
  left: number
  top: number
  width: number
  height: number
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

const span = (from: number, length: number, most: number): [number, number] => {
  const start = Math.min(Math.max(Math.round(from), 0), most - 1)
  const end = Math.min(Math.max(Math.round(from + length), start + 1), most)
  return [start, end]
}
