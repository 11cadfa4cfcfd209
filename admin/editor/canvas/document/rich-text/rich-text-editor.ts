import { Editor } from '@tiptap/core'
import type { LinkAttributes, RichText, TextImage } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { textOf } from '../../../rich-text/fitting.ts'
import type { Format } from '../../../rich-text/formats.ts'
import { linkAt, setLink } from '../../../rich-text/links.ts'
import { showText } from '../../../rich-text/show-text.ts'
import type { DividedText } from '../../../rich-text/tables/paste-tables.ts'
import { type TextEditorServices, textEditorOptions } from '../../../rich-text/text-editor-options.ts'
import { imageAt, setImage } from '../../../rich-text/text-image.ts'
import { changeNumbering, isFormatActive, toggleFormat } from '../../../rich-text/toggle-format.ts'
import type { CaretPlace, Point } from '../point.ts'
import { aroundLine, isAtStart, isOnEmptyLine, positionAt } from './lines.ts'
import { placePastes, repeatPastes, type TextPaste } from './repeat-pastes.ts'

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
  /** Repeats what was pasted before the editor was loaded. */
  repeatPastes(): void
  /** Takes picture files that were dropped at a point. */
  drop(files: readonly File[], point: Point): void
  focus(): void
  destroy(): void
}

interface Options extends Omit<TextEditorServices, 'onTables'> {
  element: HTMLElement
  value: RichText
  /** The accessible name of the field. */
  label: string
  /** Where to put the caret; null means at the end. */
  point: CaretPlace | null
  /** Text to insert at once. */
  typed: string
  /** What was pasted before its editor was loaded, in its order in the text. */
  pastes: readonly TextPaste[]
  /** Called when tables were pasted, with what is pasted after them; false if the text takes them as lines. */
  onTables(text: DividedText, rest: readonly TextPaste[]): boolean
  onChange(value: RichText): void
}

export const openRichTextEditor = ({
  element,
  value,
  label,
  point,
  typed,
  pastes,
  onChange,
  ...services
}: Options): RichTextEditor => {
  const className = element.className
  /**
   * The value last emitted or shown. The page reports a key press back a moment later, which must not be shown again.
   */
  let known = stableStringify(value)
  let seen = known
  /** How far the caret is after the paste that is being repeated, in positions of the document. */
  let caretAfterPaste = 0
  let restOfPastes: readonly TextPaste[] = []
  const { options, dropPictures } = textEditorOptions({
    ...services,
    onTables: text =>
      services.onTables(
        { ...text, caretFromEnd: Math.max(0, text.caretFromEnd - caretAfterPaste) },
        restOfPastes,
      ),
  })
  const editor = new Editor({
    element: { mount: element },
    ...options,
    content: fitText(value).text,
    editorProps: { attributes: { 'aria-label': label } },
    onUpdate: () => {
      const changed = textOf(editor)
      known = stableStringify(changed)
      onChange(changed)
    },
  })
  editor.commands.setTextSelection(positionAt(editor, point))
  // Tiptap's own command sets the caret again a frame later, and would undo a key pressed until then.
  editor.view.focus()
  leaveCaretToKeys(editor.view)
  const placedPastes = placePastes(editor, pastes)
  typeInto(editor, typed)

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
    repeatPastes: () =>
      repeatPastes(editor, placedPastes(), (distance, rest) => {
        caretAfterPaste = distance
        restOfPastes = rest
      }),
    drop: (files, point) => dropPictures(editor.view, files, point),
    focus: () => void editor.commands.focus(),
    destroy: () => {
      editor.destroy()
      element.className = className
    },
  }
}

/** Line breaks are the Enter key. */
const typeInto = (editor: Editor, typed: string): void => {
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) editor.commands.enter()
    if (line !== '') editor.commands.insertContent({ type: 'text', text: line })
  }
}

/**
 * For 200 ms after a focus that no click has caused, ProseMirror takes a caret that reaches the start of the text for
 * one that the browser has reset, and puts it back. An editor that takes over from the interim text would so undo the
 * Home key.
 */
const leaveCaretToKeys = (view: object): void => {
  if (!('input' in view)) return
  const { input } = view
  if (typeof input === 'object' && input && 'lastFocus' in input) input.lastFocus = 0
}
