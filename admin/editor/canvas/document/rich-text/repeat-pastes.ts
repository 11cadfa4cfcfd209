import type { Editor } from '@tiptap/core'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import { hasTables } from '../../../rich-text/tables/paste-tables.ts'
import { offsetIn } from './lines.ts'

/** A clipboard, and where its words are in a document. */
export interface TextPaste {
  from: TextOffset
  to: TextOffset
  data: DataTransfer
}

/** A paste by the positions of its words. */
interface Placed {
  from: number
  to: number
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
  const placed = pastes.flatMap(({ from, to, data }): Placed[] => {
    const [start, end] = [offsetIn(editor.state.doc, from), offsetIn(editor.state.doc, to)]
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, data }]
  })
  const isTable = ({ data }: Placed) => hasTables(data, editor.schema)
  // A table divides the text, which goes on in another editor: what stands before it stays as it is.
  const table = placed.findLast(isTable)
  for (const paste of [...placed.filter(paste => !isTable(paste)), ...(table ? [table] : [])]) {
    const index = placed.indexOf(paste)
    const follow = ({ transaction: { mapping } }: { transaction: Transaction }) => {
      for (const [other, range] of placed.entries()) {
        const side = other < index ? -1 : 1
        range.from = mapping.map(range.from, side)
        range.to = mapping.map(range.to, side)
      }
    }
    const { from, to, data } = paste
    editor.on('transaction', follow)
    repeat(editor, { from, to, data }, onPaste)
    editor.off('transaction', follow)
  }
}

const repeat = (editor: Editor, { from, to, data }: Placed, onPaste: (distance: number) => void): void => {
  const { head } = editor.state.selection
  let caret = head
  const follow = ({ transaction }: { transaction: Transaction }) => {
    caret = transaction.mapping.map(caret)
  }
  editor.commands.setTextSelection({ from, to })
  onPaste(Math.max(0, head - to))
  editor.on('transaction', follow)
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }))
  onPaste(0)
  editor.off('transaction', follow)
  if (editor.isDestroyed || head === to) return
  const { tr } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(caret))))
}
