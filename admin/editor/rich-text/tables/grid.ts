/** A cell as HTML describes it, with the number of columns and rows that it spans. */
export interface SpanningCell<T> {
  content: T
  columns: number
  /** 0: all rows that follow. */
  rows: number
}

/** More than any table has; a page could claim a million. */
const spanMax = 200

/**
 * The cells in their columns: those that a cell spans besides its first are null, and so are missing ones. Columns and
 * rows in which no cell begins are left out: spans of other rows made them.
 */
export const gridOf = <T>(rows: readonly (readonly SpanningCell<T>[])[]): (T | null)[][] => {
  const grid: (T | null)[][] = rows.map(() => [])
  for (const [at, cells] of rows.entries()) {
    let column = 0
    for (const { content, columns, rows: down } of cells) {
      while (grid[at]?.[column] !== undefined) column += 1
      const end = down === 0 ? rows.length : at + Math.min(down, spanMax)
      for (const row of grid.slice(at, end))
        for (let span = 0; span < Math.min(Math.max(1, columns), spanMax); span += 1)
          row[column + span] ??= null
      const row = grid[at]
      if (row) row[column] = content
    }
  }
  const width = Math.max(0, ...grid.map(({ length }) => length))
  const filled = grid.map(row => Array.from({ length: width }, (_, column) => row[column] ?? null))
  return withoutParts(filled, cells => cells.every(cell => cell === null))
}

/** Without the empty rows and columns at the edges. */
export const trimmed = <T>(grid: readonly T[][], isEmpty: (cell: T) => boolean): T[][] => {
  const cut = (parts: readonly T[][]): [number, number] => {
    const isFilled = (cells: readonly T[]) => !cells.every(isEmpty)
    return [Math.max(0, parts.findIndex(isFilled)), parts.findLastIndex(isFilled) + 1]
  }
  const rows = grid.slice(...cut(grid))
  const columns = cut(turned(rows))
  return rows.map(row => row.slice(...columns))
}

const withoutParts = <T>(grid: readonly T[][], isLeftOut: (cells: readonly T[]) => boolean): T[][] => {
  const columns = turned(grid).map(column => !isLeftOut(column))
  return grid.filter(row => !isLeftOut(row)).map(row => row.filter((_cell, index) => columns[index]))
}

const turned = <T>(grid: readonly T[][]): T[][] =>
  (grid[0] ?? []).map((_cell, column) => grid.flatMap(row => row.slice(column, column + 1)))
