import type { Editor } from '@tiptap/core'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import { offsetIn } from './lines.ts'

/** A clipboard, and where its words are in a document. */
export interface TextPaste {
  from: TextOffset
  to: TextOffset
  data: DataTransfer
}

/**
 * Repeats what was pasted before the editor was loaded, in place of its words; the caret stays where it is. `onPaste` is
 * called before each paste with the distance of the caret from the end of its words, and after it with 0.
 */
export const repeatPastes = (
  editor: Editor,
  pastes: readonly TextPaste[],
  onPaste: (distance: number) => void,
): void => {
  // From the end, so that the places before stay as they are.
  for (const { from, to, data } of pastes.toReversed()) {
    // A table has divided the text, which goes on in another editor.
    if (editor.isDestroyed) return
    const { doc, selection } = editor.state
    const [start, end] = [offsetIn(doc, from), offsetIn(doc, to)]
    if (start === undefined || end === undefined) continue
    const { head } = selection
    let caret = head
    const follow = ({ transaction }: { transaction: Transaction }) => {
      caret = transaction.mapping.map(caret)
    }
    editor.commands.setTextSelection({ from: start, to: end })
    onPaste(Math.max(0, head - end))
    editor.on('transaction', follow)
    editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }))
    onPaste(0)
    if (editor.isDestroyed) return
    editor.off('transaction', follow)
    if (head === end) continue
    const { tr } = editor.state
    editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(caret))))
  }
}
