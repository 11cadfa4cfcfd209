import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { LinkAttributes, RichText } from '@ximblox/blocks/rich-text/document'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { richTextExtensions } from '../../../rich-text/extensions.ts'
import { linkAt, setLink } from '../../../rich-text/links.ts'
import { pastedHTML } from '../../../rich-text/pasted-html.ts'
import { richTextOf } from '../../../rich-text/rich-text-of.ts'
import { showText } from '../../../rich-text/show-text.ts'
import type { Point } from '../point.ts'

/** What the toolbar offers; `heading2` and the like name a level. */
export type Format =
  | 'bold'
  | 'italic'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'

/** The editor of one formatted text, for as long as it is written in. */
export interface RichTextEditor {
  /** Brings in what was changed elsewhere, as by undoing. */
  show(value: RichText): void
  subscribe(listener: () => void): () => void
  isActive(format: Format): boolean
  toggle(format: Format): void
  isLinked(): boolean
  /** Whether the caret stands in an empty paragraph at the end of a text that says something. */
  isAtEmptyEnd(): boolean
  /** The link at the caret; null where there is none. */
  link(): LinkAttributes | null
  /** Null takes the link away; the words are put in where none are marked. */
  setLink(link: LinkAttributes | null, words: string): void
  focus(): void
  destroy(): void
}

interface Options {
  element: HTMLElement
  value: RichText
  /** Of its field, for those who listen. */
  label: string
  /** Where the caret goes; at the end without one. */
  point: Point | null
  /** What is to be written there at once. */
  typed: string
  onChange(value: RichText): void
}

export const openRichTextEditor = ({
  element,
  value,
  label,
  point,
  typed,
  onChange,
}: Options): RichTextEditor => {
  const className = element.className
  /** What it holds, and what it was last shown: the page that draws it learns of a key press a moment later. */
  let known = stableStringify(value)
  let seen = known
  const editor = new Editor({
    element: { mount: element },
    extensions: richTextExtensions,
    content: value,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label }, transformPastedHTML: pastedHTML },
    onUpdate: () => {
      const changed = richTextOf(editor.getJSON())
      known = stableStringify(changed)
      onChange(changed)
    },
  })
  const at = point && editor.view.posAtCoords(point)
  editor.commands.focus(at ? atWords(editor, at.pos) : 'end', { scrollIntoView: false })
  // That comes a frame later, until when the browser's own caret, at the beginning, would be the one that counts.
  editor.view.focus()
  if (typed !== '') editor.commands.insertContent({ type: 'text', text: typed })

  return {
    show: shown => {
      const text = stableStringify(shown)
      const isNews = text !== seen && text !== known
      seen = text
      if (!isNews) return
      known = text
      showText(editor, shown)
    },
    subscribe: listener => {
      editor.on('transaction', listener)
      return () => void editor.off('transaction', listener)
    },
    isActive: format => editor.isActive(...named(format)),
    toggle: format => void toggles[format](editor),
    isLinked: () => editor.isActive('link'),
    isAtEmptyEnd: () => isAtEmptyEnd(editor),
    link: () => linkAt(editor),
    setLink: (link, words) => setLink(editor, link, words),
    focus: () => void editor.commands.focus(),
    destroy: () => {
      editor.destroy()
      element.className = className
    },
  }
}

/** The words nearest to a place: beside a quotation there are none. */
const atWords = ({ state: { doc } }: Editor, at: number): number => TextSelection.near(doc.resolve(at)).from

const isAtEmptyEnd = ({ state: { doc, selection } }: Editor): boolean => {
  const { $from, empty } = selection
  const isLast = $from.depth === 1 && $from.index(0) === doc.childCount - 1
  return empty && isLast && doc.childCount > 1 && $from.parent.content.size === 0
}

const named = (format: Format): [name: string, attributes?: object] =>
  format.startsWith('heading') ? ['heading', { level: Number(format.at(-1)) }] : [format]

const toggles: Record<Format, (editor: Editor) => boolean> = {
  bold: editor => editor.chain().focus().toggleBold().run(),
  italic: editor => editor.chain().focus().toggleItalic().run(),
  heading2: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  heading3: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  heading4: editor => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  bulletList: editor => editor.chain().focus().toggleBulletList().run(),
  orderedList: editor => editor.chain().focus().toggleOrderedList().run(),
  blockquote: editor => editor.chain().focus().toggleBlockquote().run(),
}
