import { readHTML } from '../pasted-html/read-html.ts'
import { type TextWithTables, textWithTables } from '../rich-text/tables/text-with-tables.ts'
import { textSchema } from '../rich-text/text-schema.ts'

/** Converts HTML of other programs; only known nodes and marks are kept, the tables and the pictures. */
export const contentFromHTML = (html: string): TextWithTables =>
  textWithTables(readHTML(html).body, textSchema())
