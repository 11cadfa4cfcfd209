import type { CropParams } from '@ximblox/contract/blocks'
import type { Box, Size } from '@ximblox/contract/rules/crop-box'

/** The largest crop in the middle of a box; NaN is no aspect ratio, so that all of the box is cropped. */
export const largestCrop = ({ left, top, width, height }: Box, aspectRatio: number): Box => {
  const ratio = Number.isNaN(aspectRatio) ? width / height : aspectRatio
  const [cropWidth, cropHeight] = [Math.min(width, height * ratio), Math.min(height, width / ratio)]
  return {
    left: left + (width - cropWidth) / 2,
    top: top + (height - cropHeight) / 2,
    width: cropWidth,
    height: cropHeight,
  }
}

/** An image in the middle of a stage, as large as all of it can be seen. */
export const fittedIn = (stage: Size, image: Size): Box => {
  const scale = Math.min(stage.width / image.width, stage.height / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height }
}

/** Degrees from 0 up to 360, after turning either way. */
export const turned = (rotate: number, degrees: number): number => (((rotate + degrees) % 360) + 360) % 360

/** Cropper.js can report slightly negative positions at the edges. */
export const clampToImage = ({ x, y, ...rest }: CropParams): CropParams => ({
  ...rest,
  x: Math.max(0, x),
  y: Math.max(0, y),
})

/** The aspect ratio of an option; NaN for a free one. */
export const ratioIn = (value: string): number => Number(value) || Number.NaN

interface Ratio {
  value: number
  label: string
}

/** The usual aspect ratios, as width divided by height. */
export const ratios = [
  { value: 1, label: '1 : 1' },
  { value: 4 / 3, label: '4 : 3' },
  { value: 3 / 2, label: '3 : 2' },
  { value: 16 / 9, label: '16 : 9' },
  { value: 3 / 4, label: '3 : 4' },
] as const

/** The aspect ratios to choose from, with that of the place if it is none of the usual ones. */
export const offeredRatios = (
  usual: readonly Ratio[],
  own: number | undefined,
  ownLabel: string,
): readonly Ratio[] =>
  own === undefined || usual.some(({ value }) => value === own)
    ? usual
    : [...usual, { value: own, label: ownLabel }]
