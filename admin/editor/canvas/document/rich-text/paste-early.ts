import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import { offsetIn } from './lines.ts'

/** A clipboard, and where its words stand. */
export interface TextPaste {
  from: TextOffset
  to: TextOffset
  data: DataTransfer
}

/** Pastes what was pasted before the editor was loaded, in the place of its words; the caret stays where it is. */
export const pasteEarly = (editor: Editor, pastes: readonly TextPaste[]): void => {
  // From the end, so that the places before stay as they are.
  for (const { from, to, data } of pastes.toReversed()) {
    // A table has divided the text, which goes on in another editor.
    if (editor.isDestroyed) return
    const { doc, selection } = editor.state
    const [start, end] = [offsetIn(doc, from), offsetIn(doc, to)]
    if (start === undefined || end === undefined) continue
    const caret = selection.head
    editor.commands.setTextSelection({ from: start, to: end })
    editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }))
    if (editor.isDestroyed || caret === end) continue
    const now = editor.state.doc
    const after = caret > end ? caret + now.content.size - doc.content.size : caret
    editor.view.dispatch(editor.state.tr.setSelection(TextSelection.near(now.resolve(after))))
  }
}
