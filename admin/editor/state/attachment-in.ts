import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { FileData, ImageData } from '@ximblox/contract/blocks'
import type { Path } from './document/paths.ts'
import type { Editor } from './store.ts'

/** The image or file of a block's field; `path` as in `['cards', 'k7', 'image']`. */
export const attachmentIn = (
  { store }: Pick<Editor, 'store'>,
  block: string,
  path: Path,
): ImageData | FileData | undefined => {
  const node = store.getState().document.blocks.get(block)
  const name = attachmentName(path)
  return node?.__images[name] ?? node?.__files[name]
}
