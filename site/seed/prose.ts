import type { PageReference } from '@ximblox/blocks/page-reference'
import type {
  BlockNode,
  CalloutKind,
  PlainMark,
  RichText,
  TextImage,
  TextNode,
} from '@ximblox/blocks/rich-text/document'

// Short builders for rich text.

export const prose = (...content: BlockNode[]): RichText => ({ type: 'doc', content })

export const p = (...parts: (string | TextNode)[]): BlockNode => ({
  type: 'paragraph',
  content: parts.map(part => (typeof part === 'string' ? text(part) : part)),
})

export const h2 = (value: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(value)],
})

export const h3 = (value: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [text(value)],
})

export const list = (...items: (string | TextNode[])[]): BlockNode => ({
  type: 'bulletList',
  content: items.map(item => ({
    type: 'listItem',
    content: [Array.isArray(item) ? p(...item) : p(item)],
  })),
})

export const quote = (value: string): BlockNode => ({ type: 'blockquote', content: [p(value)] })

export const linkTo = (value: string, href: string): TextNode => ({
  ...text(value),
  marks: [{ type: 'link', attrs: { href } }],
})

export const pageLink = (value: string, target: PageReference): TextNode => ({
  ...text(value),
  marks: [{ type: 'link', attrs: { target } }],
})

export const bold = (value: string): TextNode => ({ ...text(value), marks: [{ type: 'bold' }] })

export const marked = (type: PlainMark, value: string): TextNode => ({ ...text(value), marks: [{ type }] })

export const callout = (kind: CalloutKind, ...content: BlockNode[]): BlockNode => ({
  type: 'callout',
  attrs: { kind },
  content,
})

export const textImage = (
  { fileID }: { fileID: number },
  { altText, size, side }: Pick<TextImage, 'altText' | 'size' | 'side'>,
): BlockNode => ({
  type: 'image',
  attrs: { file: { ref: 'file', id: fileID }, altText, size, ...(side && { side }) },
})

export const text = (value: string): TextNode => ({ type: 'text', text: value })
