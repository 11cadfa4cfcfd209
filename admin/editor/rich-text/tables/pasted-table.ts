import type { PastedCell, PastedTable } from '@ximblox/blocks/define-block'
import { emptyRichText, type RichText } from '@ximblox/blocks/rich-text/document'
import { isBlankText } from '@ximblox/blocks/rich-text/text-images'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { gridOf, type SpanningCell, trimmed } from './grid.ts'
import { textsIn } from './inline-lines.ts'

export interface FoundCell {
  body: RichText
  /** Whether it is marked as the heading of a row or column. */
  isHeading: boolean
}

/** A table of cells that may span others; null if its content is in one column, or nowhere. */
export const pastedTable = (
  rows: readonly (readonly SpanningCell<FoundCell>[])[],
  caption: string,
): PastedTable | null => {
  const grid = trimmed(gridOf(rows), cell => cell === null || isBlankText(cell.body))
  const [first = [], ...others] = grid
  if (first.length < 2) return null
  return {
    rows: grid.map(cells => cells.map(cellOf)),
    hasHeader: consistsOfHeadings(first) || standsOut(first, others),
    hasHeaderColumn: hasHeadings(others.length > 0 ? others : grid),
    caption,
  }
}

const cellOf = (cell: FoundCell | null): PastedCell => ({
  body: cell?.body ?? emptyRichText,
  text: plainText(cell?.body ?? emptyRichText).trim(),
})

type Row = readonly (FoundCell | null)[]

const filledIn = (cells: Row): FoundCell[] =>
  cells.filter(cell => cell !== null).filter(({ body }) => !isBlankText(body))

const consistsOfHeadings = (cells: Row): boolean => filledIn(cells).every(({ isHeading }) => isHeading)

/** Spreadsheets and word processors mark headings by making them bold. */
const standsOut = (first: Row, others: readonly Row[]): boolean => {
  const [heads, rest] = [filledIn(first), others.flatMap(filledIn)]
  return heads.every(isBold) && rest.length > 0 && !rest.every(isBold)
}

const isBold = ({ body }: FoundCell): boolean =>
  textsIn(body.content).every(
    ({ text, marks = [] }) => text.trim() === '' || marks.some(({ type }) => type === 'bold'),
  )

const hasHeadings = (rows: readonly Row[]): boolean => {
  const column = rows.flatMap(([cell]) => cell ?? [])
  const rest = rows.flatMap(([_first, ...cells]) => filledIn(cells))
  return column.length > 0 && consistsOfHeadings(column) && !rest.every(({ isHeading }) => isHeading)
}
