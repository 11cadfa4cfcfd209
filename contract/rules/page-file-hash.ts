import type { CropParams } from '../blocks.ts'

const contentLength = 32

/**
 * The hash in the address of a picture or file of a page: of its content, and of the crop where there is one. So a
 * published address never changes its bytes, and a replaced file or another crop has another address.
 */
export const pageFileHash = (contentHash: string, crop: CropParams | null = null): string => {
  const content = contentHash.slice(0, contentLength)
  if (!crop) return content
  const { x, y, width, height, rotate, scaleX, scaleY } = crop
  return `${content}-${[x, y, width, height, rotate, scaleX, scaleY].join('_')}`
}

/** The beginning of the content's hash that such a hash names; nothing when it is not such a hash. */
export const contentOfHash = (hash: string): string | undefined => {
  const content = hash.slice(0, contentLength)
  return /^[0-9a-f]{32}$/.test(content) ? content : undefined
}
