import type { Editor } from '@tiptap/core'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import type { FromEnd } from '../point.ts'
import { offsetIn } from './lines.ts'

/** A clipboard, and where its words are in a document. */
export interface TextPaste {
  from: TextOffset | FromEnd
  to: TextOffset | FromEnd
  data: DataTransfer
}

/** A paste by the positions of its words. */
interface Placed {
  from: number
  to: number
  data: DataTransfer
}

/** Pastes whose positions follow what is done to the text until they are repeated. */
export const placePastes = (editor: Editor, pastes: readonly TextPaste[]): (() => readonly Placed[]) => {
  const placed = pastes.flatMap(({ from, to, data }): Placed[] => {
    const [start, end] = [placeIn(editor, from), placeIn(editor, to)]
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, data }]
  })
  const stop = followChanges(editor, placed)
  return () => {
    stop()
    return placed
  }
}

/**
 * Repeats what was pasted before the editor was loaded, in place of its words; the caret stays where it is. `onPaste` is
 * called before each paste with the distance of the caret from the end of its words, and after it with 0. A table
 * divides the text, which goes on in another editor, with the pastes that `onPaste` is given.
 */
export const repeatPastes = (
  editor: Editor,
  pastes: readonly Placed[],
  onPaste: (distance: number, rest: readonly TextPaste[]) => void,
): void => {
  for (const [index, paste] of pastes.entries()) {
    if (editor.isDestroyed) return
    const rest = pastes.slice(index + 1)
    const stop = followChanges(editor, rest)
    repeat(editor, paste, distance => onPaste(distance, fromEnd(editor, rest)))
    stop()
  }
}

const placeIn = ({ state: { doc } }: Editor, place: TextOffset | FromEnd): number | undefined =>
  'fromEnd' in place ? Math.max(0, doc.content.size - place.fromEnd) : offsetIn(doc, place)

/** What stands before a table stays in its text, and what follows is as far from the end of the next one. */
const fromEnd = ({ state: { doc } }: Editor, pastes: readonly Placed[]): TextPaste[] =>
  pastes.map(({ from, to, data }) => ({
    from: { fromEnd: doc.content.size - from },
    to: { fromEnd: doc.content.size - to },
    data,
  }))

const followChanges = (editor: Editor, pastes: readonly Placed[]): (() => void) => {
  const follow = ({ transaction: { mapping } }: { transaction: Transaction }) => {
    for (const paste of pastes) {
      const isEmpty = paste.from === paste.to
      paste.to = mapping.map(paste.to, -1)
      paste.from = isEmpty ? paste.to : mapping.map(paste.from, 1)
    }
  }
  editor.on('transaction', follow)
  return () => void editor.off('transaction', follow)
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
