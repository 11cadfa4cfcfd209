import { type ImageData, imageData } from '@ximblox/contract/blocks'
import { isEqual } from '@ximblox/contract/rules/equal'
import { isObject } from '@ximblox/contract/rules/is-object'

/** The image in a value: the value itself, or its only entry, as in the image for search engines. */
export const imageIn = (value: unknown): ImageData | undefined => {
  const use: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  // Other files would match the schema too, because the rest has defaults.
  if (!isObject(use) || !('cropParams' in use || 'altText' in use)) return undefined
  return imageData.safeParse(use).data
}

/** The images in a block or field. */
export const imagesIn = (value: unknown): ImageData[] => {
  const image = imageIn(value)
  if (image) return [image]
  const uses = isObject(value) && isObject(value.__images) ? Object.values(value.__images) : []
  return uses.flatMap(use => imageIn(use) ?? [])
}

export type ImageAspect = 'picture' | 'crop' | 'altText' | 'decorative'

/** How two uses of images differ; crops of different images are not comparable. */
export const imageDifferences = (a: ImageData, b: ImageData): ImageAspect[] => {
  const isSameImage = a.fileID === b.fileID
  const differs: Record<ImageAspect, boolean> = {
    picture: !isSameImage,
    crop: isSameImage && !isEqual(a.cropParams, b.cropParams),
    altText: a.altText !== b.altText,
    decorative: (a.decorative ?? false) !== (b.decorative ?? false),
  }
  return aspects.filter(aspect => differs[aspect])
}

const aspects = ['picture', 'crop', 'altText', 'decorative'] as const
