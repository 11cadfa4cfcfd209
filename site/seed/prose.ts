import type { BlockNode, RichText, TextNode } from '@ximblox/blocks/rich-text/document'

// Short builders for the formatted texts of the starter content.

export const prose = (...content: BlockNode[]): RichText => ({ type: 'doc', content })

export const p = (...parts: (string | TextNode)[]): BlockNode => ({
  type: 'paragraph',
  content: parts.map(part => (typeof part === 'string' ? text(part) : part)),
})

export const h2 = (words: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(words)],
})

export const h3 = (words: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [text(words)],
})

export const list = (...items: string[]): BlockNode => ({
  type: 'bulletList',
  content: items.map(item => ({ type: 'listItem', content: [p(item)] })),
})

export const quote = (words: string): BlockNode => ({ type: 'blockquote', content: [p(words)] })

export const bold = (words: string): TextNode => ({ ...text(words), marks: [{ type: 'bold' }] })

export const linkTo = (words: string, href: string): TextNode => ({
  ...text(words),
  marks: [{ type: 'link', attrs: { href } }],
})

const text = (words: string): TextNode => ({ type: 'text', text: words })
