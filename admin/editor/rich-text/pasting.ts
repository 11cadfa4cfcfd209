import { Extension } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { Plugin, type Selection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { withLineFeeds } from '../pasted-html/line-ends.ts'
import { type PastedHTML, readHTML } from '../pasted-html/read-html.ts'
import { readPlainText } from '../pasted-html/read-plain-text.ts'
import { pictureFiles } from './picture-files.ts'
import { pictureMark } from './picture-marks.ts'
import { replaceTables } from './tables/text-with-tables.ts'

/**
 * Takes in what HTML and plain text of other programs mean, and calls `onRefusedLinks` with the number of links whose
 * address is not allowed. Text that is pasted with Ctrl+Shift+V stays as it is.
 */
export const pasting = (onRefusedLinks: (count: number) => void): Extension =>
  Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => {
      /** What the plain text means that is being pasted. */
      let meant: string | null = null
      return [
        new Plugin({
          props: {
            transformPastedHTML: (html, { state: { schema } }) => {
              const { body, refusedLinks } = pastedContent(html, schema)
              if (refusedLinks > 0) onRefusedLinks(refusedLinks)
              return body.innerHTML
            },
            clipboardTextParser: (text, $context, isPlain) => {
              meant = isPlain ? null : readPlainText(text)
              return linesOf(text, $context)
            },
            transformPasted: (slice, { state: { selection } }) =>
              withDirection(belowText(slice, selection), selection),
            handlePaste: (view, event, slice) => {
              const html = meant
              meant = null
              if (pictureFiles(event.clipboardData).length > 0) return false
              return html === null ? pasteItems(view, slice) : pasteHTML(view, html, event)
            },
          },
        }),
      ]
    },
  })

/** Pastes plain text as the HTML that it means, with everything that applies to HTML, such as its pictures. */
const pasteHTML = (view: EditorView, html: string, { clipboardData }: ClipboardEvent): boolean => {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', clipboardData?.getData('text/plain') ?? '')
  return view.pasteHTML(html, new ClipboardEvent('paste', { clipboardData: data }))
}

/** The first item of a list would join the words before the caret, and the list would count from the second. */
const belowText = (slice: Slice, { $from }: Selection): Slice =>
  isList(slice) && !isInItem($from) && $from.parentOffset > 0
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice

/** The items of a list join those of the list around the caret; ProseMirror would make a list in an item of them. */
const pasteItems = (view: EditorView, slice: Slice): boolean => {
  const { state } = view
  const { $from, $to } = state.selection
  if (!isList(slice) || !isInItem($from) || pictureMark(slice.content.textBetween(0, slice.content.size)))
    return false
  const tr = state.tr.replace($from.pos, $to.pos, $from.parentOffset > 0 ? afterEmptyItem(slice) : slice)
  const caret = TextSelection.near(tr.doc.resolve(tr.mapping.map($to.pos)), -1)
  view.dispatch(tr.setSelection(caret).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
  return true
}

/** With an empty item that ends the one with the caret. */
const afterEmptyItem = ({ content, openEnd }: Slice): Slice => {
  const list = content.firstChild
  const item = list?.firstChild?.type.createAndFill()
  if (!list || !item) throw new Error('there is no list to paste')
  return new Slice(content.replaceChild(0, list.copy(Fragment.from(item).append(list.content))), 3, openEnd)
}

/** Whether what is pasted begins with a list of several items. */
const isList = ({ content: { firstChild } }: Slice): boolean =>
  firstChild?.type.spec.group?.includes('list') === true && firstChild.childCount > 1

const isInItem = ($from: ResolvedPos): boolean => $from.depth > 1 && $from.node(-1).type.name === 'listItem'

/** A paragraph that fills the one with the caret keeps its direction instead of taking on that of the empty one. */
const withDirection = (slice: Slice, { $from, $to }: Selection): Slice => {
  const first = slice.content.firstChild
  const isFilling =
    $from.sameParent($to) && $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size
  return isFilling && slice.openStart > 0 && first?.isTextblock && first.attrs.dir
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice
}

/** One paragraph a line, formatted as the text around. */
const linesOf = (text: string, $context: ResolvedPos): Slice => {
  const { schema } = $context.doc.type
  const paragraphs = withLineFeeds(text)
    .split(/[\n\f]+/)
    .map(line => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $context.marks())]))
  return Slice.maxOpen(Fragment.from(paragraphs))
}

/** HTML of another program as a text takes it in: formatted text has no tables, and their rows are lines of it. */
const pastedContent = (html: string, schema: Schema): PastedHTML => {
  const content = readHTML(html)
  replaceTables(content.body, schema)
  return content
}
