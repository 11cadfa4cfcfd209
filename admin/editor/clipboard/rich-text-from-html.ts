import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { richTextExtensions } from '../rich-text/extensions.ts'
import { pastedBody } from '../rich-text/pasted-html.ts'
import { richTextOf } from '../rich-text/rich-text-of.ts'

/** What formatted text can say of the HTML of another program: only the nodes and marks that it knows come out. */
export const richTextFromHTML = (html: string): RichText =>
  richTextOf(SchemaParser.fromSchema(getSchema(richTextExtensions)).parse(pastedBody(html)).toJSON())
