import type { Json } from '../fields.ts'

/** The text of a document of formatted text, one line for each paragraph, heading or list item; works on any JSON. */
export const plainText = (node: Json): string => {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'hardBreak') return '\n'
  if (!Array.isArray(node.content)) return ''
  const holdsText = node.type === 'paragraph' || node.type === 'heading'
  return node.content.map(plainText).join(holdsText ? '' : '\n')
}
