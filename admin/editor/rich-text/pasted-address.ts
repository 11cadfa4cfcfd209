import { type Editor, Extension } from '@tiptap/core'
import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { addressesIn, isRefusedAddress, wholeAddress } from './addresses.ts'

/** Finds the pages that addresses of this site belong to. */
export interface OwnPages {
  /** Whether it is an address of this site, of a page or of something else. */
  has(href: string): boolean
  /** Null if there is no such page, or it cannot be found out. */
  at(href: string): Promise<{ title: string; link: LinkAttributes } | null>
  /** Notifies the user that an address cannot be a link. */
  refuse(address: string): void
}

/**
 * A pasted address becomes a link: the text that was selected, or the address itself. One of this site becomes a link to
 * its page, which follows the page when it moves, with the title as text; it is an address until the page is found, and
 * stays one if there is none.
 */
export const pastedAddress = (pages: OwnPages): Extension =>
  Extension.create({
    name: 'pastedAddress',
    addProseMirrorPlugins() {
      let isOwn = false
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              paste: (_view, { clipboardData }) => {
                isOwn = clipboardData?.getData('text/html').includes('data-pm-slice') === true
              },
            },
            // A text of this editor has the links that it should have.
            transformPasted: (slice, view) => (isOwn ? slice : withLinks(slice, view)),
            handlePaste: (view, event) => !isInCode(view) && paste(this.editor, pages, event),
          },
        }),
      ]
    },
  })

const paste = (editor: Editor, pages: OwnPages, { clipboardData }: ClipboardEvent): boolean => {
  const written = clipboardData?.getData('text/plain').trim() ?? ''
  const { from, to, empty } = editor.state.selection
  const text = empty ? written : editor.state.doc.textBetween(from, to)
  if (text === '') return false
  if (!empty && isRefusedAddress(written)) {
    pages.refuse(written)
    return true
  }
  const href = wholeAddress(written)
  if (href === null) return false
  const isOwn = pages.has(href)
  // HTML beside the address is a link with a text of its own; punctuation after it is pasted too.
  const hasMore = clipboardData?.getData('text/html') || !href.endsWith(written)
  if (empty && !isOwn && hasMore) return false
  const marks = [{ type: 'link', attrs: { href, target: null } }]
  if (empty) editor.commands.insertContent({ type: 'text', text, marks })
  else editor.commands.setMark('link', { href, target: null })
  if (isOwn)
    void completeLink(editor, pages, {
      href,
      text,
      from,
      to: empty ? from + href.length : to,
      isTitled: empty,
    })
  return true
}

const isInCode = ({ state }: EditorView): boolean => {
  const { $from, from, to, empty } = state.selection
  const { code } = state.schema.marks
  if ($from.parent.type.spec.code) return true
  if (!code) return false
  return empty
    ? code.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, code)
}

/** Links the addresses in a pasted text that are not links yet. */
const withLinks = (slice: Slice, { state: { schema } }: EditorView): Slice => {
  const link = schema.marks.link
  const linked = (fragment: Fragment, parent?: Node): Fragment =>
    Fragment.from(
      fragment.content.flatMap(node => {
        if (!link || !node.isText) return node.copy(linked(node.content, node))
        const isPlain = node.marks.every(({ type }) => type !== link && !type.spec.code)
        return isPlain && !parent?.type.spec.code
          ? linkedParts(node, href => link.create({ href, target: null }))
          : node
      }),
    )
  return new Slice(linked(slice.content), slice.openStart, slice.openEnd)
}

const linkedParts = (node: Node, linkTo: (href: string) => Mark): Node[] => {
  const parts: Node[] = []
  let end = 0
  for (const { from, to, href } of addressesIn(node.text ?? '')) {
    if (from > end) parts.push(node.cut(end, from))
    parts.push(node.cut(from, to).mark(linkTo(href).addToSet(node.marks)))
    end = to
  }
  if (end < node.nodeSize) parts.push(node.cut(end))
  return parts
}

interface Pasted {
  href: string
  text: string
  from: number
  to: number
  /** Whether the text is the address, which the title replaces. */
  isTitled: boolean
}

const completeLink = async (editor: Editor, pages: OwnPages, { href, text, isTitled, ...at }: Pasted) => {
  let { from, to } = at
  // What is written in the meantime moves it.
  const follow = ({
    transaction,
  }: {
    transaction: { mapping: { map(at: number, side: number): number } }
  }) => {
    from = transaction.mapping.map(from, 1)
    to = transaction.mapping.map(to, -1)
  }
  editor.on('transaction', follow)
  const found = await pages.at(href)
  editor.off('transaction', follow)
  if (!found || editor.isDestroyed || from >= to || editor.state.doc.textBetween(from, to) !== text) return
  const attrs = { href: null, target: null, ...found.link }
  if (isTitled)
    editor.commands.insertContentAt(
      { from, to },
      { type: 'text', text: found.title, marks: [{ type: 'link', attrs }] },
      { updateSelection: false },
    )
  else {
    const mark = editor.schema.mark('link', attrs)
    editor.view.dispatch(editor.state.tr.addMark(from, to, mark))
  }
}
