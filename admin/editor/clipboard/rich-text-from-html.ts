import { getSchema } from '@tiptap/core'
import { richTextExtensions } from '../rich-text/extensions.ts'
import { pastedBody } from '../rich-text/pasted-html.ts'
import { type TextWithTables, textWithTables } from '../rich-text/tables/text-with-tables.ts'

/** Converts HTML of other programs; only known nodes and marks are kept, and the tables. */
export const contentFromHTML = (html: string): TextWithTables =>
  textWithTables(pastedBody(html), getSchema(richTextExtensions))
