import { Mark } from '@tiptap/core'

/** A mark that is an HTML element; `key` toggles it. */
const elementMark = (
  name: string,
  tag: string,
  { excludes, key }: { excludes?: string; key?: string } = {},
) =>
  Mark.create({
    name,
    ...(excludes !== undefined && { excludes: `${name} ${excludes}` }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Marks for scientific notation and for remarks. Nothing can be above and below the line at once. */
export const smallMarks = [
  elementMark('subscript', 'sub', { excludes: 'superscript', key: 'Mod-,' }),
  elementMark('superscript', 'sup', { excludes: 'subscript', key: 'Mod-.' }),
  elementMark('small', 'small'),
]
