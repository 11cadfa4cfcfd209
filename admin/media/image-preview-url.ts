import type { ImageData } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'

/** The URL of an image with its crop; works before the page that uses it has been saved. */
export const imagePreviewUrl = (
  { media }: Client,
  { fileID, cropParams, hash }: ImageData,
  width: 640 | 1280,
): string => {
  const query = { imageID: fileID, w: width, v: hash.slice(0, 12) } as const
  return cropParams
    ? media.previewCrop({ query: { ...query, ...cropParams } })
    : media.previewImage({ query })
}
