import type { Bridge } from '../../bridge.ts'
import type { RichTextEditor } from './rich-text-editor.ts'

/** Opens the link dialog for the selected text or the link at the caret. */
export const askForLink = ({ requestLink }: Pick<Bridge, 'requestLink'>, text: RichTextEditor): void =>
  requestLink({ link: text.link(), onChoose: text.setLink, onCancel: text.focus })
