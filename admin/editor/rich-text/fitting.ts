import { type Editor, Extension } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { fitBlock } from '@ximblox/blocks/rich-text/fit'
import { replaceChanged } from './show-text.ts'

type FittedBlock = ReturnType<typeof fitBlock>

interface Storage {
  /** What is stored for the nodes directly in a document. A key press makes one of them new, and the others are known. */
  known: WeakMap<Node, FittedBlock>
}

declare module '@tiptap/core' {
  interface Storage {
    fitting: { known: WeakMap<Node, FittedBlock> }
  }
}

/**
 * Fits each change to the grammar before it is part of the text, and calls `onLowered` if something had to be lowered: the
 * schema of an editor says which node may be in which, but not how deep.
 */
export const fitting = (onLowered: () => void) =>
  Extension.create<object, Storage>({
    name: 'fitting',
    addStorage: () => ({ known: new WeakMap() }),
    addProseMirrorPlugins() {
      return [
        new Plugin({
          appendTransaction: (transactions, _before, state) => {
            if (!transactions.some(({ docChanged }) => docChanged)) return null
            const fitted = fittedChange(state, this.storage.known)
            if (fitted) onLowered()
            return fitted
          },
        }),
      ]
    },
  })

/** The text of an editor in stored form. */
export const textOf = ({ state, storage }: Editor): RichText => ({
  type: 'doc',
  content: state.doc.children.flatMap(node => fittedBlock(node, storage.fitting.known).nodes),
})

const fittedChange = ({ doc, schema, tr }: EditorState, known: Storage['known']): Transaction | null => {
  const blocks = doc.children.map(node => fittedBlock(node, known))
  if (blocks.every(({ lowered }) => lowered.length === 0)) return null
  const content = blocks.flatMap(({ nodes }) => nodes)
  return replaceChanged(tr, Node.fromJSON(schema, { type: 'doc', content }))
}

const fittedBlock = (node: Node, known: Storage['known']): FittedBlock => {
  const block = known.get(node) ?? fitBlock(node.toJSON())
  known.set(node, block)
  return block
}
