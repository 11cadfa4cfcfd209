import type { Editor } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { RichText } from '@ximblox/blocks/rich-text/document'

/** Brings in a text that was changed elsewhere, as by undoing, without telling of it as of something written. */
export const showText = ({ view, state }: Editor, shown: RichText): void =>
  view.dispatch(replaceChanged(state.tr, nodeOf(state.schema, shown)).setMeta('preventUpdate', true))

/** Only what differs is replaced: so the caret stays with its words, or goes to the end of what came. */
export const replaceChanged = (tr: Transaction, shown: Node): Transaction => {
  const start = tr.doc.content.findDiffStart(shown.content)
  const end = tr.doc.content.findDiffEnd(shown.content)
  if (start === null || !end) return tr
  // What repeats itself, as in "aa", is counted from both sides.
  const twice = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(start, end.a + twice, shown.slice(start, end.b + twice))
  // Parts of lists and quotations may be put together in another way.
  return tr.doc.eq(shown) ? tr : tr.replaceWith(0, tr.doc.content.size, shown.content)
}

/** A text that says nothing has no paragraph, which the editor must have. */
export const nodeOf = (schema: Schema, text: RichText): Node => {
  const node = Node.fromJSON(schema, text)
  return (node.childCount === 0 && schema.topNodeType.createAndFill()) || node
}
