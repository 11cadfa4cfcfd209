import { newKey, type PastedTable } from 'ximblox'
import { type ColumnCount, cellNames, cellsOf } from './columns-of.ts'

export const rowsMax = 100

/** The props for a pasted table; null if it has more rows or columns than a table may have. */
export const fromPasted = ({ rows, hasHeader, hasHeaderColumn, caption }: PastedTable) => {
  const columns = Math.max(2, ...rows.map(cells => cells.length))
  if (columns > cellNames.length || rows.length > rowsMax) return null
  return {
    caption,
    columns: `${columns}` as ColumnCount,
    headerRow: hasHeader,
    headerColumn: hasHeaderColumn,
    rows: rows.map(cells => ({ key: newKey(), ...cellsOf(cells.map(({ body }) => body)) })),
  }
}
