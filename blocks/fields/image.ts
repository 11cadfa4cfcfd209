import type { FieldOptions } from './field.ts'

/** A picture; its value stands in the block's `__images`, see attachment-name.ts. */
export interface ImageField extends FieldOptions {
  kind: 'image'
  /** Width over height that the cropper begins with; absent means free. */
  aspectRatio?: number
}

export const image = (options: Omit<ImageField, 'kind'>): ImageField => ({ ...options, kind: 'image' })
