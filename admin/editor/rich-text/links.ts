import type { Editor } from '@tiptap/core'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { linkIn } from './link-mark.ts'

/** The link at the caret; null if there is none. */
export const linkAt = (editor: Editor): LinkAttributes | null =>
  editor.isActive('link') ? linkIn(editor.getAttributes('link')) : null

/** Links the selected text, or changes the link at the caret; inserts `text` if there is neither. */
export const setLink = (editor: Editor, link: LinkAttributes | null, text: string): void => {
  const isWritten = !editor.state.selection.empty || editor.isActive('link')
  const chain = editor.chain().focus()
  const attrs = { href: null, target: null, ...link }
  if (!link) chain.extendMarkRange('link').unsetMark('link').run()
  else if (isWritten) chain.extendMarkRange('link').setMark('link', attrs).run()
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
}
