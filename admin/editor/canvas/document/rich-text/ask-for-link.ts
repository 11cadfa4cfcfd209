import type { Bridge } from '../../bridge.ts'
import type { RichTextEditor } from './rich-text-editor.ts'

/** Asks where the marked words, or the link at the caret, are to lead. */
export const askForLink = ({ requestLink }: Pick<Bridge, 'requestLink'>, text: RichTextEditor): void =>
  requestLink({ link: text.link(), onChoose: text.setLink, onCancel: text.focus })
