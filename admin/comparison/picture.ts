import { type ImageData, imageData } from '@ximblox/contract/blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import { isObject } from '@ximblox/contract/rules/is-object'

/** The use of a picture that a value is, or holds as its only entry as the image for search engines does. */
export const pictureIn = (value: unknown): ImageData | undefined => {
  const use: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  // What is known of a file that is no picture would pass as well: the rest has defaults.
  if (!isObject(use) || !('cropParams' in use || 'altText' in use)) return undefined
  return imageData.safeParse(use).data
}

/** The pictures of a block, or of a field. */
export const picturesIn = (value: unknown): ImageData[] => {
  const picture = pictureIn(value)
  if (picture) return [picture]
  const uses = isObject(value) && isObject(value.__images) ? Object.values(value.__images) : []
  return uses.flatMap(use => pictureIn(use) ?? [])
}

export type PictureAspect = 'picture' | 'crop' | 'altText' | 'decorative'

/** In what two uses of pictures differ; of another picture, the crop is not comparable. */
export const pictureDifferences = (a: ImageData, b: ImageData): PictureAspect[] => {
  const isSamePicture = a.fileID === b.fileID
  const differs: Record<PictureAspect, boolean> = {
    picture: !isSamePicture,
    crop: isSamePicture && !isEqual(a.cropParams, b.cropParams),
    altText: a.altText !== b.altText,
    decorative: (a.decorative ?? false) !== (b.decorative ?? false),
  }
  return aspects.filter(aspect => differs[aspect])
}

const aspects = ['picture', 'crop', 'altText', 'decorative'] as const
