import type { PastedTable } from '@ximblox/blocks/define-block'
import {
  type BlockNode,
  emptyRichText,
  type InlineNode,
  type RichText,
} from '@ximblox/blocks/rich-text/document'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import { tableMark, withTables } from './parts.ts'
import { pastedTable } from './pasted-table.ts'
import { tableLines } from './table-lines.ts'

interface TakenTable {
  table: PastedTable
  /** The paragraph in its place. */
  mark: HTMLElement
}

/**
 * Takes the tables out of a document and puts paragraphs with marks in their places. Tables that only arrange what is in
 * them, as in mails, leave their content. `parse` makes formatted text of the content of an element.
 */
export const takeTables = (body: HTMLElement, parse: (content: HTMLElement) => RichText): TakenTable[] => {
  const taken: TakenTable[] = []
  for (let table = body.querySelector('table'); table; table = body.querySelector('table')) {
    const found = isLayout(table) ? null : readTable(table, parse)
    if (found) {
      const mark = table.ownerDocument.createElement('p')
      mark.textContent = tableMark(taken.length)
      table.replaceWith(mark, ...picturesIn(table))
      taken.push({ table: found, mark })
    } else table.replaceWith(...contentsOf(table))
  }
  return taken
}

/** Cells have no pictures of other programs: they stand after their table. */
const picturesIn = (table: HTMLTableElement): HTMLElement[] =>
  [...table.querySelectorAll('img')].map(image => {
    const paragraph = table.ownerDocument.createElement('p')
    paragraph.append(image)
    return paragraph
  })

const isLayout = (table: HTMLTableElement): boolean =>
  table.matches('[role="presentation"], [role="none"]') ||
  (table.rows.length === 1 && table.querySelector('table') !== null)

const readTable = (
  table: HTMLTableElement,
  parse: (content: HTMLElement) => RichText,
): PastedTable | null => {
  // In a copy, because what turns out to be no table keeps the tables in it.
  const { rows, caption } = table.cloneNode(true) as HTMLTableElement
  return pastedTable(
    [...rows].map(row =>
      [...row.cells].map(cell => ({
        content: {
          body: cellBody(cell, parse),
          isHeading: cell.tagName === 'TH' || row.parentElement?.tagName === 'THEAD',
        },
        columns: cell.colSpan,
        rows: cell.rowSpan,
      })),
    ),
    caption ? inOneLine(caption) : '',
  )
}

const inOneLine = (caption: HTMLElement): string => {
  for (const border of caption.querySelectorAll('br, p, h2, h3, h4, pre, td, th')) border.after(' ')
  return caption.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** Tables in a cell become lines of it. */
const cellBody = (cell: HTMLElement, parse: (content: HTMLElement) => RichText): RichText => {
  const tables = takeTables(cell, parse).map(({ table }) => table)
  const content = withTables(parse(cell).content, tables, tableLines).map(withoutOuterBreaks)
  const filled = content.filter(node => !isBlankText({ type: 'doc', content: [node] }))
  return filled.length > 0 ? { type: 'doc', content: filled } : emptyRichText
}

/** Spreadsheets end a cell with a line break. */
const withoutOuterBreaks = (node: BlockNode): BlockNode => {
  if (node.type !== 'paragraph' || !node.content) return node
  const isWords = ({ type }: InlineNode) => type !== 'hardBreak'
  const { content } = node
  return { ...node, content: content.slice(content.findIndex(isWords), content.findLastIndex(isWords) + 1) }
}

/** The content of the cells, each in an element of its own. */
const contentsOf = (table: HTMLTableElement): HTMLElement[] =>
  [table.caption, ...[...table.rows].flatMap(row => [...row.cells])]
    .filter(part => part !== null)
    .map(part => {
      const box = table.ownerDocument.createElement('div')
      box.append(...part.childNodes)
      return box
    })
