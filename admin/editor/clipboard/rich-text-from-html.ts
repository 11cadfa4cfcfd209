import { getSchema } from '@tiptap/core'
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import type { PastedTable } from '@ximblox/blocks/define-block'
import { readHTML } from '../pasted-html/read-html.ts'
import { richTextExtensions } from '../rich-text/extensions.ts'
import { rowsToParagraphs } from '../rich-text/pasted-html.ts'
import { richTextOf } from '../rich-text/rich-text-of.ts'
import { type ForeignContent, tableMark } from './foreign-blocks.ts'

/** Converts HTML of other programs; only known nodes and marks are kept, and tables as rows of texts. */
export const contentFromHTML = (html: string): ForeignContent => {
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
  return { text: parsed(body), tables }
}

const parsed = (body: HTMLElement) =>
  richTextOf(SchemaParser.fromSchema(getSchema(richTextExtensions)).parse(body).toJSON())

const tableOf = (table: HTMLTableElement): PastedTable => {
  const rows = [...table.rows].map(row => [...row.cells].map(textOf))
  const [first] = table.rows
  const isHeading = ({ tagName }: Element) => tagName === 'TH'
  return { rows, hasHeader: first !== undefined && ([...first.cells].every(isHeading) || isInHead(first)) }
}

const isInHead = ({ parentElement }: HTMLTableRowElement) => parentElement?.tagName === 'THEAD'

const textOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
