import { Extension } from '@tiptap/core'
import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { Plugin, type Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { withLineFeeds } from '../pasted-html/line-ends.ts'
import { readPlainText } from '../pasted-html/read-plain-text.ts'
import { pastedContent } from './pasted-content.ts'
import { pictureFiles } from './picture-files.ts'

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
            handlePaste: (view, event) => {
              const html = meant
              meant = null
              return (
                html !== null &&
                pictureFiles(event.clipboardData).length === 0 &&
                pasteHTML(view, html, event)
              )
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

/** The first item of a list would join the words before the caret; items of a list join those of the list around it. */
const belowText = (slice: Slice, { $from }: Selection): Slice => {
  const { firstChild } = slice.content
  const isList = firstChild?.type.spec.group?.includes('list') === true && firstChild.childCount > 1
  if (!isList || $from.parentOffset === 0) return slice
  const isInList = $from.depth > 1 && $from.node(-1).type.name === 'listItem'
  return new Slice(slice.content, isInList ? Math.min(1, slice.openStart) : 0, slice.openEnd)
}

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
