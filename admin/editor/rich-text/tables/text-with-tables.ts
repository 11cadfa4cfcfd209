import { DOMParser as ContentParser, DOMSerializer, Fragment, type Schema } from '@tiptap/pm/model'
import type { PastedTable } from '@ximblox/blocks/define-block'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { markPictures } from '../picture-marks.ts'
import { tableLines } from './table-lines.ts'
import { takeTables } from './take-tables.ts'

/** Pasted text, with the tables and pictures in it. Paragraphs with marks stand for them in the text. */
export interface TextWithTables {
  text: RichText
  tables: readonly PastedTable[]
  /** The addresses of the pictures. */
  pictures: readonly string[]
}

/** The content of a document, of which only known nodes and marks are kept. */
export const textWithTables = (body: HTMLElement, schema: Schema): TextWithTables => {
  const parse = parserFor(schema)
  const tables = takeTables(body, parse).map(({ table }) => table)
  const pictures = markPictures(body)
  return { text: parse(body), tables, pictures }
}

/** Replaces the tables of a document by their rows as lines, for texts, which have no tables. */
export const replaceTables = (body: HTMLElement, schema: Schema): void => {
  for (const { table, mark } of takeTables(body, parserFor(schema))) {
    const lines = Fragment.fromJSON(schema, tableLines(table))
    mark.replaceWith(
      DOMSerializer.fromSchema(schema).serializeFragment(lines, { document: mark.ownerDocument }),
    )
  }
}

const parserFor = (schema: Schema) => {
  const parser = ContentParser.fromSchema(schema)
  return (content: HTMLElement): RichText => fitText(parser.parse(content).toJSON()).text
}
