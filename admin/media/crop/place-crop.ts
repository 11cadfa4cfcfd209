import type { CropParams } from '@ximblox/contract/blocks'
import type Cropper from 'cropperjs'

/** Rotates and flips the image so that all of it is visible, then sets the crop. */
export const placeCrop = (cropper: Cropper, { rotate, scaleX, scaleY, ...box }: CropParams): void => {
  turn(cropper, { rotate, scaleX, scaleY })
  cropper.setData(box)
}

/** Like `placeCrop`, with the largest centred crop that the aspect ratio allows. */
export const placeLargest = (
  cropper: Cropper,
  turned: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'>,
  aspectRatio: number,
): void => {
  turn(cropper, turned)
  const { left, top, width, height } = cropper.getCanvasData()
  const ratio = Number.isNaN(aspectRatio) ? width / height : aspectRatio
  const [across, down] = [Math.min(width, height * ratio), Math.min(height, width / ratio)]
  cropper.setCropBoxData({
    left: left + (width - across) / 2,
    top: top + (height - down) / 2,
    width: across,
    height: down,
  })
}

/** Cropper.js does not rescale an image that is rotated, so part of it would be out of reach. */
const turn = (
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
