import type { CropParams } from '@ximblox/contract/blocks'
import type Cropper from 'cropperjs'

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
  const { left, top, width, height } = cropper.getCanvasData()
  const ratio = Number.isNaN(aspectRatio) ? width / height : aspectRatio
  const [cropWidth, cropHeight] = [Math.min(width, height * ratio), Math.min(height, width / ratio)]
  cropper.setCropBoxData({
    left: left + (width - cropWidth) / 2,
    top: top + (height - cropHeight) / 2,
    width: cropWidth,
    height: cropHeight,
  })
}

/** Cropper.js does not rescale an image that is rotated, so part of it would be out of reach. */
const rotateAndFlip = (
  cropper: Cropper,
  { rotate, scaleX, scaleY }: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'>,
): void => {
  cropper.clear()
  cropper.rotateTo(rotate)
  cropper.scale(scaleX, scaleY)
  const stage = cropper.getContainerData()
  const { naturalWidth, naturalHeight } = cropper.getCanvasData()
  const scale = Math.min(stage.width / naturalWidth, stage.height / naturalHeight)
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  cropper.setCanvasData({ left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height })
  cropper.crop()
}
