import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { BlockNode } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import type { CaretPlace } from '../point.ts'

/**
 * Browsers report a moved caret only after the key press that moved it, and these questions come with the next key
 * press, before the editor handles it.
 */
const selectionNow = ({ view }: Editor) => {
  view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return view.state.selection
}

/** Whether the caret is alone in a paragraph. */
export const isOnEmptyLine = (editor: Editor): boolean => {
  const selection = selectionNow(editor)
  const { parent } = selection.$from
  return selection.empty && parent.type.name === 'paragraph' && parent.content.size === 0
}

/** Whether the caret is before everything else, in a paragraph. */
export const isAtStart = (editor: Editor): boolean => {
  const { empty, from, $from } = selectionNow(editor)
  const isFirst = from === TextSelection.atStart($from.doc).from
  return empty && isFirst && $from.depth === 1 && $from.parent.type.name === 'paragraph'
}

/** The text before and after the line with the caret. A line of a list or quotation does not divide the text. */
export const aroundLine = ({ state }: Editor): { before: BlockNode[]; after: BlockNode[] } => {
  const { $from } = state.selection
  let depth = $from.depth
  while (depth > 1 && $from.node(depth - 1).childCount === 1) depth -= 1
  const { doc } = state.tr.delete($from.before(depth), $from.after(depth))
  const content = contentOf(doc.toJSON())
  if (depth > 1) return { before: content, after: [] }
  // The only line of a text cannot be deleted, so an empty one is left.
  if (state.doc.childCount === 1) return { before: [], after: [] }
  const index = $from.index(0)
  return { before: content.slice(0, index), after: content.slice(index) }
}

const contentOf = (json: object): BlockNode[] => fitText(json).text.content

/** The position of a character; undefined if the document has no such paragraph. */
export const offsetIn = (doc: Node, { text, offset }: TextOffset): number | undefined => {
  const starts: { start: number; size: number }[] = []
  doc.descendants((node, position) => {
    if (node.isTextblock) starts.push({ start: position + 1, size: node.content.size })
  })
  const found = starts[text]
  return found && found.start + Math.min(offset, found.size)
}

/** The document position of a place to write at; null means at the end. */
export const positionAt = ({ state: { doc }, view }: Editor, place: CaretPlace | null): number => {
  if (place && 'fromEnd' in place)
    return TextSelection.near(doc.resolve(Math.max(0, doc.content.size - place.fromEnd)), -1).from
  if (place && 'line' in place) {
    let start = 0
    for (let index = 0; index < Math.min(place.line, doc.childCount); index += 1)
      start += doc.child(index).nodeSize
    return TextSelection.near(doc.resolve(start)).from
  }
  if (place && 'text' in place) return offsetIn(doc, place) ?? TextSelection.atEnd(doc).from
  const at = place && view.posAtCoords(place)
  // The nearest text position: next to a quotation there is none.
  return at ? TextSelection.near(doc.resolve(at.pos)).from : TextSelection.atEnd(doc).from
}
