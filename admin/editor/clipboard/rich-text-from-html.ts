import { pastedBody } from '../rich-text/pasted-html.ts'
import { type TextWithTables, textWithTables } from '../rich-text/tables/text-with-tables.ts'
import { textSchema } from '../rich-text/text-schema.ts'

/** Converts HTML of other programs; only known nodes and marks are kept, and the tables. */
export const contentFromHTML = (html: string): TextWithTables =>
  textWithTables(pastedBody(html), textSchema())
