import type { JSONContent } from '@tiptap/core'
import type { RichText } from '@ximblox/blocks/rich-text/document'

/** An editor's document in stored form: a link has either a URL or a target. */
export const richTextOf = (document: JSONContent): RichText => stored(document) as RichText

const stored = ({ marks, content, ...node }: JSONContent): JSONContent => ({
  ...(node.type === 'image' ? { ...node, attrs: withoutNulls(node.attrs) } : node),
  ...(marks && { marks: marks.map(storedMark) }),
  ...(content && { content: content.map(stored) }),
})

const storedMark = ({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) => {
  if (type !== 'link') return { type }
  return { type, attrs: attrs?.target ? { target: attrs.target } : { href: attrs?.href } }
}

/** An editor gives every attribute a value; absent ones are not stored. */
const withoutNulls = (attrs: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null))
