/** A picture's size in its own pixels. */
export interface Size {
  width: number
  height: number
}

/** The square that is kept of a picture: its centre, and how far one went into it. */
export interface SquareCrop {
  zoom: number
  x: number
  y: number
}

export const mostZoom = 4

/** The largest square, from the middle. */
export const beginCrop = ({ width, height }: Size): SquareCrop => ({ zoom: 1, x: width / 2, y: height / 2 })

/** How many pixels of the picture the square is wide. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<SquareCrop, 'zoom'>): number =>
  Math.min(width, height) / zoom

/** The nearest square that lies within the picture. */
export const withinPicture = (size: Size, crop: SquareCrop): SquareCrop => {
  const zoom = clamp(crop.zoom, 1, mostZoom)
  const half = sideOf(size, { zoom }) / 2
  return {
    zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  }
}

/** Where the square begins, and its side. */
export const squareOf = (size: Size, crop: SquareCrop): { left: number; top: number; side: number } => {
  const side = sideOf(size, crop)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
