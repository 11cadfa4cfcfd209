import { type SquareCrop, squareOf } from './square-crop.ts'

/** As wide as it is ever shown, on the sharpest of screens. */
const widest = 512

/** Draws the square that is kept into a canvas, as large as the canvas is. */
export const drawSquare = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: SquareCrop): void => {
  const { left, top, side } = squareOf(picture, crop)
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square as a file of its own; no larger than it was, nor than it needs to be. */
export const cutSquare = async (picture: ImageBitmap, crop: SquareCrop, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.round(Math.min(widest, squareOf(picture, crop).side)))
  canvas.width = side
  canvas.height = side
  drawSquare(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      type,
      0.92,
    ),
  )
}
