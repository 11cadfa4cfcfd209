import type { Json } from '../fields.ts'

/** The plain text of rich text, with a line for each paragraph, heading, list item and image; accepts any JSON. */
export const plainText = (node: Json): string => {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return ''
  if (typeof node.text === 'string') return node.text
  if (node.type === 'hardBreak') return '\n'
  if (node.type === 'image') return alternativeOf(node.attrs)
  if (!Array.isArray(node.content)) return ''
  return node.content.map(plainText).join(holdingWords.includes(node.type) ? '' : '\n')
}

const holdingWords: readonly (Json | undefined)[] = ['paragraph', 'heading', 'codeBlock']

const alternativeOf = (attrs: Json | undefined): string =>
  typeof attrs === 'object' && attrs !== null && !Array.isArray(attrs) && typeof attrs.altText === 'string'
    ? attrs.altText
    : ''
