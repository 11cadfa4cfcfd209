import { Editor } from '@tiptap/core'
import type { LinkAttributes, RichText, TextImage } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { richTextExtensions } from '../../../rich-text/extensions.ts'
import { fitting, textOf } from '../../../rich-text/fitting.ts'
import { changeNumbering, type Format, isFormatActive, toggleFormat } from '../../../rich-text/formats.ts'
import { linkAt, setLink } from '../../../rich-text/links.ts'
import { type OwnPages, pastedAddress } from '../../../rich-text/pasted-address.ts'
import { pasting } from '../../../rich-text/pasting.ts'
import { pendingPictures } from '../../../rich-text/pending-pictures.ts'
import { textSchemaSpec } from '../../../rich-text/schema-spec.ts'
import { showText } from '../../../rich-text/show-text.ts'
import { type DividedText, pasteTables } from '../../../rich-text/tables/paste-tables.ts'
import { imageAt, setImage } from '../../../rich-text/text-image.ts'
import type { OpenTextPictures } from '../../../rich-text/text-pictures.ts'
import { type TextViews, textViews } from '../../../rich-text/text-views.ts'
import { typedAddress } from '../../../rich-text/typed-address.ts'
import type { CaretPlace, Point } from '../point.ts'
import { aroundLine, isAtStart, isOnEmptyLine, positionAt } from './lines.ts'

/** The editor of one formatted text while it is edited. */
export interface RichTextEditor {
  /** Shows a value changed elsewhere, for example by undo. */
  show(value: RichText): void
  subscribe(listener: () => void): () => void
  isActive(format: Format): boolean
  toggle(format: Format): void
  /** Whether the caret is in a numbered list. */
  isNumbered(): boolean
  changeNumbering(): void
  isLinked(): boolean
  /** Whether the caret is alone in a paragraph. */
  isOnEmptyLine(): boolean
  /** Whether the caret is before everything else. */
  isAtStart(): boolean
  /** Whether the Tab key, or Shift+Tab, moves the item of a list in or out. */
  takesTab(isBack: boolean): boolean
  /** The text before and after the line with the caret. */
  aroundLine(): ReturnType<typeof aroundLine>
  /** The link at the caret; null if there is none. */
  link(): LinkAttributes | null
  /** Null removes the link; `text` is inserted if no text is selected. */
  setLink(link: LinkAttributes | null, text: string): void
  /** The selected image; null if there is none. */
  image(): TextImage | null
  /** Changes the selected image or inserts one; null removes it. */
  setImage(image: TextImage | null): void
  /** Takes picture files that were dropped at a point. */
  drop(files: readonly File[], point: Point): void
  focus(): void
  destroy(): void
}

interface Options {
  element: HTMLElement
  value: RichText
  /** The accessible name of the field. */
  label: string
  /** Where to put the caret; null means at the end. */
  point: CaretPlace | null
  /** Text to insert at once. */
  typed: string
  /** How images and call-outs are shown. */
  views: TextViews
  /** The pages of this site, for pasted addresses. */
  pages: OwnPages
  /** For pictures that are pasted or dropped. */
  openPictures: OpenTextPictures
  /** Ends a run of typing, so that the next change is an undo step of its own. */
  endTyping(): void
  /** Called when part of a change was lowered to what a text can hold. */
  onLowered(): void
  /** Called with the number of pasted links whose address is not allowed. */
  onRefusedLinks(count: number): void
  onChange(value: RichText): void
  /** Called when tables were pasted; false if the text takes them as lines. */
  onTables(text: DividedText): boolean
}

export const openRichTextEditor = ({
  element,
  value,
  label,
  point,
  typed,
  views,
  pages,
  openPictures,
  endTyping,
  onLowered,
  onRefusedLinks,
  onChange,
  onTables,
}: Options): RichTextEditor => {
  const className = element.className
  /**
   * The value last emitted or shown. The page reports a key press back a moment later, which must not be shown again.
   */
  let known = stableStringify(value)
  let seen = known
  const pictures = pendingPictures(openPictures)
  const editor = new Editor({
    element: { mount: element },
    extensions: [
      ...richTextExtensions,
      textViews(views),
      pastedAddress(pages),
      pasteTables(onTables),
      pasting(onRefusedLinks),
      typedAddress(endTyping),
      pictures.extension,
      fitting(onLowered),
    ],
    schemaSpec: textSchemaSpec(),
    content: fitText(value).text,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label } },
    onUpdate: () => {
      const changed = textOf(editor)
      known = stableStringify(changed)
      onChange(changed)
    },
  })
  editor.commands.focus(positionAt(editor, point), { scrollIntoView: false })
  // ProseMirror sets the caret a frame later; until then the browser's own caret, at the start, would count.
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
    isActive: format => isFormatActive(editor, format),
    toggle: format => void toggleFormat(editor, format),
    isNumbered: () => editor.isActive('orderedList'),
    changeNumbering: () => void changeNumbering(editor),
    isLinked: () => editor.isActive('link'),
    isOnEmptyLine: () => isOnEmptyLine(editor),
    isAtStart: () => isAtStart(editor),
    takesTab: isBack =>
      isBack ? editor.can().liftListItem('listItem') : editor.can().sinkListItem('listItem'),
    aroundLine: () => aroundLine(editor),
    link: () => linkAt(editor),
    setLink: (link, text) => setLink(editor, link, text),
    image: () => imageAt(editor),
    setImage: image => setImage(editor, image),
    drop: (files, point) => pictures.drop(editor.view, files, point),
    focus: () => void editor.commands.focus(),
    destroy: () => {
      editor.destroy()
      element.className = className
    },
  }
}
