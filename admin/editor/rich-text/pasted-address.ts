import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'

/** Finds the pages that addresses of this site belong to. */
export interface OwnPages {
  /** Whether it is an address of this site, of a page or of something else. */
  has(href: string): boolean
  /** Null if there is no such page, or it cannot be found out. */
  at(href: string): Promise<{ title: string; link: LinkAttributes } | null>
}

/**
 * A pasted address of this site becomes a link to its page, which follows the page when it moves: with the title as text,
 * or for the text that was selected. It is an address until the page is found, and stays one if there is none.
 */
export const pastedAddress = (pages: OwnPages): Extension =>
  Extension.create({
    name: 'pastedAddress',
    addProseMirrorPlugins() {
      return [new Plugin({ props: { handlePaste: (_view, event) => paste(this.editor, pages, event) } })]
    },
  })

const paste = (editor: Editor, pages: OwnPages, event: ClipboardEvent): boolean => {
  const href = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!/^https?:\/\/\S+$/.test(href) || !pages.has(href)) return false
  const { from, to, empty } = editor.state.selection
  const marks = [{ type: 'link', attrs: { href, target: null } }]
  const text = empty ? href : editor.state.doc.textBetween(from, to)
  if (empty) editor.commands.insertContent({ type: 'text', text, marks })
  else editor.commands.setMark('link', { href, target: null })
  void completeLink(editor, pages, { href, text, from, to: empty ? from + href.length : to, isTitled: empty })
  return true
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
