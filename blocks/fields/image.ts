import type { FieldOptions } from './field.ts'

/** An image; its value is in `__images`, see attachment-name.ts. */
export interface ImageField extends FieldOptions {
  kind: 'image'
  /** Initial aspect ratio of the crop dialog, width by height; free by default. */
  aspectRatio?: number
}

/** An image of the media library with a crop. It is not in the props; views get it from `Img`. */
export const image = (options: Omit<ImageField, 'kind'>): ImageField => ({ ...options, kind: 'image' })
