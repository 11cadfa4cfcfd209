import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'

/** Adjusts selections to what people expect. */
export const Selecting = Extension.create({
  name: 'selecting',
  // Runs before the default keys of the editor.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      // Selects the text rather than the document, so that typing over it keeps a quotation, heading or list.
      'Mod-a': () =>
        this.editor.commands.command(({ tr }) => {
          tr.setSelection(TextSelection.between(tr.doc.resolve(0), tr.doc.resolve(tr.doc.content.size)))
          return true
        }),
    }
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          // Browsers report a moved caret only after the key press that moved it, and the next key press may come
          // first.
          keydown: ({ composing, dom }, { isComposing }) => {
            if (!composing && !isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
          },
        },
      },
    }),
  ],
})
