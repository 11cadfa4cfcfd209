import type { CropParams } from '@ximblox/contract/blocks'
import type { Json } from '@ximblox/contract/fields'
import { isJsonObject } from '../json-object.ts'
import type { LinkTarget } from '../link-target.ts'

// What documents contain is decided in grammar.ts; these are its types. Type aliases, because TypeScript does not
// consider interfaces assignable to JSON.

export type LinkAttributes = { href: string } | { target: LinkTarget }

/** Marks without attributes. */
export const plainMarks = ['bold', 'italic', 'strike', 'code', 'subscript', 'superscript', 'small'] as const
export type PlainMark = (typeof plainMarks)[number]

export type Mark = { type: PlainMark } | { type: 'link'; attrs: LinkAttributes }

export type TextNode = { type: 'text'; text: string; marks?: Mark[] }
export type HardBreak = { type: 'hardBreak'; marks?: Mark[] }
export type InlineNode = TextNode | HardBreak

export const calloutKinds = ['note', 'tip', 'warning'] as const
export type CalloutKind = (typeof calloutKinds)[number]

export const imageSizes = ['third', 'half', 'full'] as const
export const imageSides = ['left', 'right'] as const

/** How a list is numbered besides with figures, as HTML names it. */
export const numberings = ['a', 'A', 'i', 'I'] as const

export const directions = ['ltr', 'rtl'] as const

/** The direction of a text; absent where its first letter decides. */
type Directed = { dir?: (typeof directions)[number] | null }

/** An image of the library between the paragraphs of a text. */
export type TextImage = {
  file: { ref: 'file'; id: number }
  altText: string
  decorative?: boolean
  cropParams?: CropParams
  size: (typeof imageSizes)[number]
  /** The side on which the text flows around it leaves it; absent if it has its own line. */
  side?: (typeof imageSides)[number]
}

export type ListItemNode = { type: 'listItem'; content: BlockNode[] }

export type BlockNode =
  | { type: 'paragraph'; attrs?: Directed; content?: InlineNode[] }
  | { type: 'heading'; attrs: { level: 2 | 3 | 4 } & Directed; content?: InlineNode[] }
  | { type: 'bulletList'; attrs?: Directed; content: ListItemNode[] }
  | {
      type: 'orderedList'
      attrs?: { start?: number; type?: (typeof numberings)[number] | null } & Directed
      content: ListItemNode[]
    }
  | { type: 'blockquote'; content: BlockNode[] }
  | { type: 'callout'; attrs: { kind: CalloutKind }; content: BlockNode[] }
  | { type: 'codeBlock'; content?: TextNode[] }
  | { type: 'image'; attrs: TextImage }

/** Rich text as Tiptap JSON, limited to the nodes and marks of the grammar. */
export type RichText = { type: 'doc'; content: BlockNode[] }

export const emptyRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Rich text of plain paragraphs, for defaults and starter content. */
export const richTextOf = (...paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map(text =>
    text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] },
  ),
})

export const isRichText = (value: Json): value is RichText =>
  isJsonObject(value) && value.type === 'doc' && Array.isArray(value.content)
