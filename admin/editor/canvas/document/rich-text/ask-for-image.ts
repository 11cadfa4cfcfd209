import type { Bridge } from '../../bridge.ts'
import type { RichTextEditor } from './rich-text-editor.ts'

/** Opens the image dialog for the selected image, or for a new one at the caret. */
export const askForImage = ({ requestImage }: Pick<Bridge, 'requestImage'>, text: RichTextEditor): void =>
  requestImage({ image: text.image(), onChoose: text.setImage, onCancel: text.focus })
