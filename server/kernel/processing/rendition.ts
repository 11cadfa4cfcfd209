import type { CropParams } from '@ximblox/contract/blocks'
import type { ImageFormat } from '@ximblox/contract/renditions'

/** The changes to an image; null leaves a property unchanged. */
export interface Rendition {
  crop: CropParams | null
  width: number | null
  format: ImageFormat | null
}

export const original: Rendition = { crop: null, width: null, format: null }
