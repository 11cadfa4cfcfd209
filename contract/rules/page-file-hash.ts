import type { CropParams } from '../blocks.ts'

const contentLength = 32

/**
 * The hash in the URL of an image or file of a page, made of its content hash and crop. A published URL therefore never
 * changes its content, and a replaced file or another crop gets another URL.
 */
export const pageFileHash = (contentHash: string, crop: CropParams | null = null): string => {
  const content = contentHash.slice(0, contentLength)
  if (!crop) return content
  const { x, y, width, height, rotate, scaleX, scaleY } = crop
  return `${content}-${[x, y, width, height, rotate, scaleX, scaleY].join('_')}`
}

/** The prefix of the content hash in a page file hash; undefined if it is malformed. */
export const contentOfHash = (hash: string): string | undefined => {
  const content = hash.slice(0, contentLength)
  return /^[0-9a-f]{32}$/.test(content) ? content : undefined
}
