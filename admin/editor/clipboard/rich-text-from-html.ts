import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import type { PastedTable } from '@ximblox/blocks/define-block'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import { readHTML } from '../pasted-html/read-html.ts'
import { rowsToParagraphs } from '../rich-text/pasted-content.ts'
import { markPictures } from '../rich-text/picture-marks.ts'
import { textSchema } from '../rich-text/text-schema.ts'
import { type ForeignContent, tableMark } from './foreign-blocks.ts'

export interface HTMLContent extends ForeignContent {
  /** The addresses of the pictures; in the text, marks stand for them. */
  pictures: readonly string[]
}

/** Converts HTML of other programs; only known nodes and marks are kept, and tables as rows of texts. */
export const contentFromHTML = (html: string): HTMLContent => {
  const { body } = readHTML(html)
  const tables = [...body.querySelectorAll('table')]
    .filter(table => !table.parentElement?.closest('table, li, blockquote'))
    .map((table, index) => {
      const found = tableOf(table)
      const mark = table.ownerDocument.createElement('p')
      mark.textContent = tableMark(index)
      table.replaceWith(mark)
      return found
    })
  rowsToParagraphs(body)
  const pictures = markPictures(body)
  return { text: parsed(body), tables, pictures }
}

const parsed = (body: HTMLElement) => fitText(SchemaParser.fromSchema(textSchema()).parse(body).toJSON()).text

const tableOf = (table: HTMLTableElement): PastedTable => {
  const rows = [...table.rows].map(row => [...row.cells].map(textOf))
  const [first] = table.rows
  const isHeading = ({ tagName }: Element) => tagName === 'TH'
  return { rows, hasHeader: first !== undefined && ([...first.cells].every(isHeading) || isInHead(first)) }
}

const isInHead = ({ parentElement }: HTMLTableRowElement) => parentElement?.tagName === 'THEAD'

const textOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
