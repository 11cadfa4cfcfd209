const names = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const

export type CellName = (typeof names)[number]
export type Cells = Record<CellName, string>

export interface Column {
  cell: CellName
  /** Whether all of its cells below the headings are numbers, which are aligned at the end. */
  isNumeric: boolean
}

/** The columns that a table shows. */
export const columnsOf = (
  rows: readonly Cells[],
  { columns, headerRow }: { columns: string; headerRow: boolean },
): Column[] => {
  const body = headerRow ? rows.slice(1) : rows
  return names.slice(0, Number(columns)).map(cell => {
    const filled = body.map(row => row[cell]).filter(text => text !== '')
    return { cell, isNumeric: filled.length > 0 && filled.every(isNumber) }
  })
}

/** Numbers with a currency, a unit or a sign around them. */
const isNumber = (text: string): boolean =>
  /^[€$£+−-]?\s?\d[\d\s.,]*(\s?(%|‰|€|\p{L}{1,3}[²³]?))?$/u.test(text)
