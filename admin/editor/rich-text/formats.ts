import type { Editor } from '@tiptap/core'
import { numberings } from '@ximblox/blocks/rich-text/document'
import { toggleCallout } from './callout.ts'

/** The formats of the toolbars, those of the first row and those behind it. */
export const mainFormats = [
  'bold',
  'italic',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'blockquote',
] as const
export const moreFormats = [
  'strike',
  'subscript',
  'superscript',
  'small',
  'code',
  'codeBlock',
  'note',
  'tip',
  'warning',
] as const
export const formats = [...mainFormats, ...moreFormats]
/** `heading2` and the like include the level. */
export type Format = (typeof formats)[number]

export const isFormatActive = (editor: Editor, format: Format): boolean => {
  switch (format) {
    case 'note':
    case 'tip':
    case 'warning':
      return editor.isActive('callout', { kind: format })
    case 'heading2':
    case 'heading3':
    case 'heading4':
      return editor.isActive('heading', { level: levelOf(format) })
    default:
      return editor.isActive(format)
  }
}

export const toggleFormat = (editor: Editor, format: Format): boolean => {
  const chain = editor.chain().focus()
  switch (format) {
    case 'note':
    case 'tip':
    case 'warning':
      return toggleCallout(editor, format)
    case 'heading2':
    case 'heading3':
    case 'heading4':
      return chain.toggleHeading({ level: levelOf(format) }).run()
    case 'bulletList':
      return chain.toggleBulletList().run()
    case 'orderedList':
      return chain.toggleOrderedList().run()
    case 'blockquote':
      return chain.toggleBlockquote().run()
    case 'codeBlock':
      return chain.toggleCodeBlock().run()
    default:
      return chain.toggleMark(format).run()
  }
}

/** Numbers the list at the caret with figures, letters or Roman numerals in turn. */
export const changeNumbering = (editor: Editor): boolean => {
  const kinds = [null, ...numberings]
  const next = kinds.indexOf(editor.getAttributes('orderedList').type) + 1
  return editor
    .chain()
    .focus()
    .updateAttributes('orderedList', { type: kinds[next % kinds.length] })
    .run()
}

const levelOf = (format: 'heading2' | 'heading3' | 'heading4') => levels[format]

const levels = { heading2: 2, heading3: 3, heading4: 4 } as const
