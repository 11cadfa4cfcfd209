import { Mark } from '@tiptap/core'

/** A mark that is an HTML element; `key` toggles it. */
const elementMark = (name: string, tag: string, key?: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Marks for scientific notation and for remarks. */
export const smallMarks = [
  elementMark('subscript', 'sub', 'Mod-,'),
  elementMark('superscript', 'sup', 'Mod-.'),
  elementMark('small', 'small'),
]
