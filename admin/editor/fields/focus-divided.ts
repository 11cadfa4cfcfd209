import type { TiptapEditorHTMLElement } from '@tiptap/core'
import { focusField } from '../focus-field.ts'
import type { DividedText } from '../rich-text/tables/paste-tables.ts'
import type { Path } from '../state/document/paths.ts'

/**
 * Goes on after what was pasted: in the text that the last part became, or in the first field of the last block. Its form
 * is shown in the next frame.
 */
export const focusDivided = ({ caretFromEnd }: DividedText, path: Path): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => focus(path, caretFromEnd)))
}

const focus = (path: Path, caretFromEnd: number): void => {
  const text = document.querySelector<TiptapEditorHTMLElement>(
    `[data-path="${CSS.escape(path.join('.'))}"] .ProseMirror`,
  )
  const { editor } = text ?? {}
  const first = document.querySelector('[data-path]')
  if (editor) editor.commands.focus(Math.max(0, editor.state.doc.content.size - caretFromEnd))
  else if (first) focusField(first)
}
