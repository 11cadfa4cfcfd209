import type { Schema } from '@tiptap/pm/model'
import { type PastedHTML, readHTML } from '../pasted-html/read-html.ts'
import { replaceTables } from './tables/text-with-tables.ts'

/** HTML of another program as a text takes it in: formatted text has no tables, and their rows are lines of it. */
export const pastedContent = (html: string, schema: Schema): PastedHTML => {
  const content = readHTML(html)
  replaceTables(content.body, schema)
  return content
}
