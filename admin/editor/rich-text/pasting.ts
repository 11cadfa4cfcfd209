import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { readPlainText } from '../pasted-html/read-plain-text.ts'
import { pastedContent } from './pasted-content.ts'

/**
 * Takes in what HTML and plain text of other programs mean, and calls `onRefusedLinks` with the number of links whose
 * address is not allowed. Text that is pasted with Ctrl+Shift+V stays as it is.
 */
export const pasting = (onRefusedLinks: (count: number) => void): Extension => {
  const bodyOf = (html: string, { state: { schema } }: EditorView): HTMLElement => {
    const { body, refusedLinks } = pastedContent(html, schema)
    if (refusedLinks > 0) onRefusedLinks(refusedLinks)
    return body
  }
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML: (html, view) => bodyOf(html, view).innerHTML,
          clipboardTextParser: (text, $context, isPlain, view) => {
            const html = isPlain ? null : readPlainText(text)
            return html === null
              ? linesOf(text, $context)
              : DOMParser.fromSchema(view.state.schema).parseSlice(bodyOf(html, view), { context: $context })
          },
        },
      }),
    ],
  })
}

/** One paragraph a line, formatted as the text around. */
const linesOf = (text: string, $context: ResolvedPos): Slice => {
  const { schema } = $context.doc.type
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map(line => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $context.marks())]))
  return Slice.maxOpen(Fragment.from(paragraphs))
}
