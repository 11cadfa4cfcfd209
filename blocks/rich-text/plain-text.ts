import type { Json } from '@ximblox/contract/fields'
import { isJsonObject } from '../json-object.ts'

/** The text of a document, one line for each paragraph, heading or list item; works on any JSON. */
export const plainText = (node: Json): string => {
  if (!isJsonObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'hardBreak') return '\n'
  if (!Array.isArray(node.content)) return ''
  const holdsText = node.type === 'paragraph' || node.type === 'heading'
  return node.content.map(plainText).join(holdsText ? '' : '\n')
}
