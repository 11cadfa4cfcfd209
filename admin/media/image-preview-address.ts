import type { ImageData } from '@ximblox/contract/blocks'
import type { Client } from '@ximblox/contract/client'

/** Where a picture is found as it is cropped, whatever the server knows of the page yet. */
export const previewAddress = (
  { media }: Client,
  { fileID, cropParams, hash }: ImageData,
  width: 640 | 1280,
): string => {
  const query = { imageID: fileID, w: width, v: hash.slice(0, 12) } as const
  return cropParams
    ? media.previewCrop({ query: { ...query, ...cropParams } })
    : media.previewImage({ query })
}
