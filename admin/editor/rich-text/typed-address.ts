import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { type Address, addressesIn } from './addresses.ts'

/**
 * A typed address becomes a link when a space or a new line follows it. That is an undo step of its own, which
 * `endTyping` separates from the typing.
 */
export const typedAddress = (endTyping: () => void): Extension =>
  Extension.create({
    name: 'typedAddress',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleTextInput: (view, _from, _to, text) => {
            if (text === ' ') linkSoon(view, endTyping)
          },
          handleKeyDown: (view, { key, isComposing }) => {
            if (key === 'Enter' && !isComposing) linkSoon(view, endTyping)
          },
        },
      }),
    ],
  })

/** Links the word before the caret once the space or line after it is in the text. */
const linkSoon = (view: EditorView, endTyping: () => void): void => {
  const address = addressBeforeCaret(view)
  if (!address) return
  queueMicrotask(() => {
    if (view.isDestroyed || !isStillThere(view, address)) return
    const { tr, schema } = view.state
    endTyping()
    view.dispatch(tr.addMark(address.from, address.to, schema.mark('link', { href: address.href })))
    endTyping()
  })
}

interface Written extends Address {
  text: string
}

const addressBeforeCaret = ({ state }: EditorView): Written | null => {
  const { $from, empty } = state.selection
  const { link, code } = state.schema.marks
  if (!empty || !link || $from.parent.type.spec.code) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  const word = /\S+$/.exec(before)
  const [address, ...others] = word ? addressesIn(word[0]) : []
  if (!word || !address || others.length > 0) return null
  const start = $from.start() + word.index
  const [from, to] = [start + address.from, start + address.to]
  const isFormatted = [link, code].some(type => type && state.doc.rangeHasMark(from, to, type))
  return isFormatted ? null : { href: address.href, from, to, text: state.doc.textBetween(from, to) }
}

const isStillThere = ({ state: { doc } }: EditorView, { from, to, text }: Written): boolean =>
  to < doc.content.size && doc.textBetween(from, to, '\n', ' ') === text
