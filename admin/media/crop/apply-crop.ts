import type { CropParams } from '@ximblox/contract/blocks'
import type Cropper from 'cropperjs'
import { fittedIn, largestCrop } from './crop-geometry.ts'

/** Rotates and flips the image so that all of it is visible, then sets the crop. */
export const applyCrop = (cropper: Cropper, { rotate, scaleX, scaleY, ...box }: CropParams): void => {
  rotateAndFlip(cropper, { rotate, scaleX, scaleY })
  cropper.setData(box)
}

/** Like `applyCrop`, with the largest centred crop that the aspect ratio allows. */
export const applyLargestCrop = (
  cropper: Cropper,
  orientation: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'>,
  aspectRatio: number,
): void => {
  rotateAndFlip(cropper, orientation)
  cropper.setCropBoxData(largestCrop(cropper.getCanvasData(), aspectRatio))
}

/** Cropper.js does not rescale an image that is rotated, so part of it would be out of reach. */
const rotateAndFlip = (
  cropper: Cropper,
  { rotate, scaleX, scaleY }: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'>,
): void => {
  cropper.clear()
  cropper.rotateTo(rotate)
  cropper.scale(scaleX, scaleY)
  const { naturalWidth, naturalHeight } = cropper.getCanvasData()
  const image = { width: naturalWidth, height: naturalHeight }
  cropper.setCanvasData(fittedIn(cropper.getContainerData(), image))
  cropper.crop()
}
