import { type SquareCrop, squareOf } from './square-crop.ts'

/** The largest display size, on a screen of high density. */
const widest = 512

/** Draws the cropped square at the size of the canvas. */
export const drawSquare = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: SquareCrop): void => {
  const { left, top, side } = squareOf(picture, crop)
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Encodes the cropped square, without enlarging it. */
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
