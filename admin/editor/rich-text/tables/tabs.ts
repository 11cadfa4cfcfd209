import type { PastedTable } from '@ximblox/blocks/define-block'
import { type RichText, richTextOf } from '@ximblox/blocks/rich-text/document'
import { pastedTable } from './pasted-table.ts'

/**
 * The table in a text of cells between tabs, as spreadsheets copy it: several rows, all with the same number of cells.
 * Null for any other text, such as code that is indented.
 */
export const tableOfTabs = (text: string): PastedTable | null => {
  if (!text.includes('\t')) return null
  const rows = rowsOf(text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''))
  const [first] = rows
  if (!first || rows.some(({ length }) => length !== first.length)) return null
  const table = pastedTable(
    rows.map(cells =>
      cells.map(cell => ({ content: { body: textOf(cell), isHeading: false }, columns: 1, rows: 1 })),
    ),
    '',
  )
  return table && table.rows.length > 1 ? table : null
}

/** A cell with line breaks is in quotation marks, and its own are doubled. */
const rowsOf = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}

const textOf = (cell: string): RichText => {
  const lines = cell.split('\n').map(line => line.trim())
  return richTextOf(...(lines.some(line => line !== '') ? lines.filter(line => line !== '') : ['']))
}
