import type { Editor } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'

/** Shows a text that was changed elsewhere, for example by undo, without emitting it as a change. */
export const showText = ({ view, state }: Editor, shown: RichText): void =>
  view.dispatch(replaceChanged(state.tr, nodeOf(state.schema, shown)).setMeta('preventUpdate', true))

/** Replaces only the difference, so that the caret stays next to the same text or moves to the end of the insertion. */
export const replaceChanged = (tr: Transaction, shown: Node): Transaction => {
  const start = tr.doc.content.findDiffStart(shown.content)
  const end = tr.doc.content.findDiffEnd(shown.content)
  if (start === null || !end) return tr
  // Repetitions, as in "aa", are counted from both sides.
  const twice = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + twice, shown.slice(start, end.b + twice))
  // Lists and quotations may have been nested differently.
  return tr.doc.eq(shown) ? tr : tr.replaceWith(0, tr.doc.content.size, shown.content)
}

/** A text as a document of the editor, where empty nodes have a paragraph to write in. */
export const nodeOf = (schema: Schema, text: RichText): Node => Node.fromJSON(schema, fitText(text).text)
