import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { richTextExtensions } from '../rich-text/extensions.ts'
import { pastedBody } from '../rich-text/pasted-html.ts'
import { richTextOf } from '../rich-text/rich-text-of.ts'

/** Converts HTML of other programs; only known nodes and marks are kept. */
export const richTextFromHTML = (html: string): RichText =>
  richTextOf(SchemaParser.fromSchema(getSchema(richTextExtensions)).parse(pastedBody(html)).toJSON())
