import type { MediaKind } from '@ximblox/contract/media'
import type { FieldOptions } from './field.ts'

/** A file to download; its value stands in the block's `__files`, see attachment-name.ts. */
export interface FileField extends FieldOptions {
  kind: 'file'
  /** Kinds of media that the picker offers; absent means all. */
  accept?: readonly MediaKind[]
}

export const file = (options: Omit<FileField, 'kind'>): FileField => ({ ...options, kind: 'file' })
