import { type ImageData, imageData } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'

/** The image in the data of a card; null without one, and when older code of the site stored something else. */
export const readImage = (value: Json | undefined): ImageData | null =>
  imageData.safeParse(value).data ?? null
