/** In pixels of the image. */
export interface Size {
  width: number
  height: number
}

/** A square within an image: its centre and zoom factor. */
export interface SquareCrop {
  zoom: number
  x: number
  y: number
}

export const maxZoom = 4

/** The largest square, centred. */
export const initialCrop = ({ width, height }: Size): SquareCrop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** The side of the square in pixels of the image. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<SquareCrop, 'zoom'>): number =>
  Math.min(width, height) / zoom

/** Moves the square into the image. */
export const clampCrop = (size: Size, crop: SquareCrop): SquareCrop => {
  const zoom = clamp(crop.zoom, 1, maxZoom)
  const half = sideOf(size, { zoom }) / 2
  return {
    zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  }
}

export const squareOf = (size: Size, crop: SquareCrop): { left: number; top: number; side: number } => {
  const side = sideOf(size, crop)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
