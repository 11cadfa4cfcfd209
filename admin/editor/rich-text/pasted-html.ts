import type { EditorView } from '@tiptap/pm/view'
import { readHTML } from '../pasted-html/read-html.ts'
import { replaceTables } from './tables/text-with-tables.ts'

/** HTML of another program as a text takes it in; tables are lines of it. */
export const pastedHTML = (html: string, { state: { schema } }: EditorView): string => {
  const { body } = readHTML(html)
  replaceTables(body, schema)
  return body.innerHTML
}
