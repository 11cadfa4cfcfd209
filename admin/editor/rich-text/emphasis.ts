import { markInputRule } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Italic } from '@tiptap/extension-italic'

/** What is typed between these is formatted, unless there is a space at either end: `2 * 3 * 4` stays as it is. */
const between = (delimiter: string): RegExp => {
  const [character = ''] = delimiter
  const [start, other] = [delimiter, character].map(part => part.replaceAll('*', '\\*'))
  return new RegExp(`(?:^|\\s)(${start}(?!\\s)([^${other}]+)(?<!\\s)${start})$`)
}

export const emphasis = [
  Bold.extend({
    addInputRules() {
      return ['**', '__'].map(delimiter => markInputRule({ find: between(delimiter), type: this.type }))
    },
  }),
  Italic.extend({
    addInputRules() {
      return ['*', '_'].map(delimiter => markInputRule({ find: between(delimiter), type: this.type }))
    },
  }),
]
