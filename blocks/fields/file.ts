import type { MediaKind } from '@ximblox/contract/media'
import type { FieldOptions } from './field.ts'

/** A file to download; its value is in `__files`, see attachment-name.ts. */
export interface FileField extends FieldOptions {
  kind: 'file'
  /** Kinds of files that it takes; all by default. */
  accept?: readonly MediaKind[]
  /** Visitors get the file only through a link that expires, and not at the public URL that other files of pages have. */
  private?: boolean
}

/** A file of the media library. It is not in the props; views get it from `Attachment`. */
export const file = (options: Omit<FileField, 'kind'>): FileField => ({ ...options, kind: 'file' })
