import type { ImageData } from '@ximblox/contract/blocks'
import type { FileView } from './page-view.ts'

/** The alternative text of an image; empty for decorative ones. */
export const altOf = ({ decorative, altText }: ImageData, file: FileView): string =>
  decorative ? '' : altText || file.alt
