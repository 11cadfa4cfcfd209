import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'

/** Makes of a selection what people mean by it. */
export const Selecting = Extension.create({
  name: 'selecting',
  // Before the keys that every editor has.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      // The words, not the document: what is typed over them stays a quotation, a heading or a list.
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
          // Browsers tell of a moved caret a moment after the key that moved it; the next key may come first.
          keydown: ({ composing, dom }, { isComposing }) => {
            if (!composing && !isComposing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
          },
        },
      },
    }),
  ],
})
