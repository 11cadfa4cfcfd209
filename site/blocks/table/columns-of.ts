import { plainText, type RichText, richTextOf } from 'ximblox'

export const cellNames = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'] as const

export type CellName = (typeof cellNames)[number]
export type Cells = Record<CellName, RichText>
export type ColumnCount = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12'

export interface Column {
  cell: CellName
  /** Whether all of its cells below the headings are numbers, which are aligned at the end. */
  isNumeric: boolean
}

/** A row of cells with these texts; the others are empty. */
export const cellsOf = (texts: readonly RichText[]): Cells => {
  const at = (index: number) => texts[index] ?? richTextOf('')
  return {
    c1: at(0),
    c2: at(1),
    c3: at(2),
    c4: at(3),
    c5: at(4),
    c6: at(5),
    c7: at(6),
    c8: at(7),
    c9: at(8),
    c10: at(9),
    c11: at(10),
    c12: at(11),
  }
}

/** The columns that a table shows. */
export const columnsOf = (
  rows: readonly Cells[],
  { columns, headerRow }: { columns: string; headerRow: boolean },
): Column[] => {
  const body = headerRow ? rows.slice(1) : rows
  return cellNames.slice(0, Number(columns)).map(cell => {
    const filled = body.map(row => plainText(row[cell]).trim()).filter(text => text !== '')
    return { cell, isNumeric: filled.length > 0 && filled.every(isNumber) }
  })
}

/** Numbers with a currency, a unit or a sign around them. */
const isNumber = (text: string): boolean =>
  /^[€$£+−-]?\s?\d[\d\s.,]*(\s?(%|‰|€|\p{L}{1,3}[²³]?))?$/u.test(text)
