import { type Editor, Node } from '@tiptap/core'
import { type CalloutKind, calloutKinds } from '@ximblox/blocks/rich-text/document'

/** A box in a text, in the markup of the public renderer apart from its label, which is in the language of the page. */
export const Callout = Node.create({
  name: 'callout',
  addAttributes: () => ({ kind: { parseHTML: () => null } }),
  parseHTML: () => [{ tag: '[data-callout]', getAttrs: kindOf, contentElement: contentOf }, { tag: 'aside' }],
  renderHTML: ({ node }) => [
    'div',
    { 'data-callout': node.attrs.kind, role: 'note' },
    ['div', { 'data-callout-text': '' }, 0],
  ],
})

/** Puts the selected paragraphs into a call-out, changes the kind of theirs, or takes them out of it. */
export const toggleCallout = (editor: Editor, kind: CalloutKind): boolean => {
  const chain = editor.chain().focus()
  if (editor.isActive('callout', { kind })) return chain.toggleWrap('callout', { kind }).run()
  if (editor.isActive('callout')) return chain.updateAttributes('callout', { kind }).run()
  // Headings and quotations become paragraphs, which are all that a call-out holds besides lists.
  return editor.can().wrapIn('callout', { kind })
    ? chain.wrapIn('callout', { kind }).run()
    : chain.clearNodes().wrapIn('callout', { kind }).run()
}

const kindOf = (element: HTMLElement) => ({
  kind: calloutKinds.find(kind => kind === element.dataset.callout) ?? 'note',
})

/** Text copied from a page of the site has the label in it. */
const contentOf = (element: globalThis.Node): HTMLElement => {
  const box = element as HTMLElement
  return box.querySelector<HTMLElement>('[data-callout-text]') ?? box
}
