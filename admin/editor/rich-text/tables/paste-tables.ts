import { Extension } from '@tiptap/core'
import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type BlockNode, richTextOf } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import { readHTML } from '../../pasted-html/read-html.ts'
import { readPlainText } from '../../pasted-html/read-plain-text.ts'
import { isTableMark, type Part, partsOf, tableMark, withTables } from './parts.ts'
import { tableLines } from './table-lines.ts'
import { tableOfTabs } from './tabs.ts'
import { type TextWithTables, textWithTables } from './text-with-tables.ts'

/** A text as it would be after a paste, with tables between its parts. */
export interface DividedText {
  parts: Part[]
  /** The addresses of the pictures; paragraphs with marks stand for them. */
  pictures: readonly string[]
  /** Where the caret would be in the last part: its distance from the end of the document. */
  caretFromEnd: number
}

/**
 * Pasted tables divide a text: they are blocks of their own. Where `divide` returns false the text stays one, and their
 * rows are lines of it.
 */
export const pasteTables = (divide: (text: DividedText) => boolean): Extension =>
  Extension.create({
    name: 'pasteTables',
    addProseMirrorPlugins() {
      // Text that is pasted with Ctrl+Shift+V stays as it is.
      let isPlain = false
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              keydown: (_view, { key, shiftKey }) => {
                isPlain = shiftKey && key.toLowerCase() === 'v'
              },
            },
            handlePaste: (view, event) => !isPlain && paste(view, event, divide),
          },
        }),
      ]
    },
  })

const paste = (
  view: EditorView,
  { clipboardData }: ClipboardEvent,
  divide: (text: DividedText) => boolean,
): boolean => {
  const { state } = view
  // Preformatted text takes words only.
  if (state.selection.$from.parent.type.spec.code) return false
  const pasted = clipboardData && contentOf(clipboardData, state.schema)
  if (!pasted || pasted.tables.length === 0) return false
  const { content } = pasted.text
  const [isFirst, isLast] = [content.slice(0, 1), content.slice(-1)].map(edge => edge.some(isTableMark))
  const tr = state.tr.replaceSelection(sliceOf(state.schema, content, !isFirst, !isLast))
  const parts = partsOf(fitText(tr.doc.toJSON()).text.content, pasted.tables)
    .map(part => (Array.isArray(part) ? withoutEmptyEdges(part) : part))
    .filter(part => !Array.isArray(part) || part.length > 0)
  const { pictures } = pasted
  const text = { parts, pictures, caretFromEnd: tr.doc.content.size - tr.selection.to }
  if (divide(Array.isArray(parts.at(-1)) ? text : endingInText(text))) return true
  // With lines, they are taken in as with any other text.
  if (pictures.length > 0) return false
  const { $from, $to } = state.selection
  const lines = sliceOf(
    state.schema,
    withTables(content, pasted.tables, tableLines),
    !isFirst || $from.parentOffset === 0,
    !isLast || $to.parentOffset === $to.parent.content.size,
  )
  view.dispatch(state.tr.replaceSelection(lines).scrollIntoView().setMeta('paste', true))
  return true
}

const contentOf = (data: DataTransfer, schema: Schema): TextWithTables | null => {
  const html = data.getData('text/html')
  const text = html === '' ? data.getData('text/plain') : ''
  const table = tableOfTabs(text)
  if (table) return { text: richTextOf(tableMark(0)), tables: [table], pictures: [] }
  const meant = html === '' ? readPlainText(text) : html
  return meant !== null && /<t(able|r|d|h)\b/i.test(meant)
    ? textWithTables(readHTML(meant).body, schema)
    : null
}

/** Writing goes on in a text of its own where nothing follows the table. */
const endingInText = ({ parts, pictures }: DividedText): DividedText => ({
  parts: [...parts, []],
  pictures,
  caretFromEnd: 1,
})

/** Words at an open end join those around the caret, which a table and its lines do not. */
const sliceOf = (
  schema: Schema,
  content: readonly BlockNode[],
  isStartOpen: boolean,
  isEndOpen: boolean,
): Slice => {
  const open = Slice.maxOpen(Fragment.fromJSON(schema, content))
  return new Slice(open.content, isStartOpen ? open.openStart : 0, isEndOpen ? open.openEnd : 0)
}

/** A caret at the start or end of a line leaves an empty one beside the table. */
const withoutEmptyEdges = (content: BlockNode[]): BlockNode[] => {
  const isFilled = (node: BlockNode) =>
    node.type !== 'paragraph' || !isBlankText({ type: 'doc', content: [node] })
  return content.slice(Math.max(0, content.findIndex(isFilled)), content.findLastIndex(isFilled) + 1)
}
