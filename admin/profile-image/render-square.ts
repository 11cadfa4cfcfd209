import { type SquareCrop, squareOf } from './square-crop.ts'

/** The largest display size, on a screen of high density. */
const maxSide = 512

/** Renders the cropped square at the size of the canvas. */
export const renderSquare = (canvas: HTMLCanvasElement, image: ImageBitmap, crop: SquareCrop): void => {
  const { left, top, side } = squareOf(image, crop)
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Encodes the cropped square, without enlarging it. */
export const encodeSquare = async (image: ImageBitmap, crop: SquareCrop, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.round(Math.min(maxSide, squareOf(image, crop).side)))
  canvas.width = side
  canvas.height = side
  renderSquare(canvas, image, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('the image could not be encoded'))),
      type,
      0.92,
    ),
  )
}
