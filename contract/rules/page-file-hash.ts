import type { CropParams } from '../blocks.ts'

/**
 * The hash in the address of a picture or file of a page: of its content, and of the crop where there is one. So a
 * published address never changes its bytes, and a replaced file or another crop has another address.
 */
export const pageFileHash = (contentHash: string, crop: CropParams | null = null): string => {
  const content = contentHash.slice(0, 32)
  if (!crop) return content
  const { x, y, width, height, rotate, scaleX, scaleY } = crop
  return `${content}-${[x, y, width, height, rotate, scaleX, scaleY].join('_')}`
}
