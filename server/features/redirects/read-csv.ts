import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { errorAt } from '@ximblox/contract/errors'
import { limits } from '@ximblox/contract/limits'
import { CsvError, parse } from 'csv-parse'
import { Refusal, refuse } from '../../kernel/errors/errors.ts'
import { type Columns, headingColumns, isOff, isPattern } from './csv-headings.ts'

/** The cells of a line that an import reads. */
export interface CsvLine {
  line: number
  from: string
  to: string
  status: string
  isPattern: boolean
}

const separators = ['\t', ';', ','] as const
type Separator = (typeof separators)[number]

/** As long as the file is parsed at once; other requests are answered in between. */
const partLength = 65_536

/** Reads the lines of a file as spreadsheets and other systems export them, whatever separates and names the columns. */
export const readCSV = async (csv: string): Promise<CsvLine[]> => {
  const text = csv.replace(/^\ufeff/, '').replace(/^sep=(.)\r?\n/i, '\n')
  const separator = separatorOf(text)
  if (hasTooManyCells(text, separator)) throw tooManyLines()
  const rows = await readRows(text, separator)
  const [first] = rows
  const named = first && headingColumns(first.cells)
  const lines = (named ? rows.slice(1) : rows).map(row =>
    cellsOf(row, named ?? { from: 0, to: 1, status: 2, pattern: -1, state: -1 }),
  )
  if (lines.length === 0) throw refuse('required', 'csv')
  return lines
}

interface Row {
  line: number
  cells: string[]
}

const cellsOf = ({ line, cells }: Row, columns: Columns): CsvLine => {
  const cellOf = (column: keyof Columns) => cells[columns[column]] ?? ''
  const [from, to, state] = [cellOf('from'), cellOf('to'), cellOf('state')]
  return {
    line,
    from,
    to,
    status: isOff(state) ? state : cellOf('status'),
    isPattern: isPattern(cellOf('pattern'), { from, to }),
  }
}

/** More than a spreadsheet with some empty columns has. */
const maxCells = 100

/** Characters of a line, which has two addresses and perhaps some remarks. */
const maxRecord = 100_000

/** Of cells and rows: more than a spreadsheet with all lines and some empty columns has. */
const maxSeparators = limits.redirectImportLines * 8

const hasTooManyCells = (text: string, separator: Separator): boolean => {
  let count = 0
  for (let index = 0; index < text.length && count <= maxSeparators; index += 1) {
    const character = text[index]
    if (character === separator || character === '\n' || character === '\r') count += 1
  }
  return count > maxSeparators
}

const readRows = async (text: string, delimiter: Separator): Promise<Row[]> => {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecord,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
  })
  const rows: Row[] = []
  try {
    for await (const row of Readable.from(partsOf(text)).pipe(parser)) {
      const { record, info } = row as { record: string[]; info: { lines: number } }
      rows.push({ line: info.lines, cells: record.slice(0, maxCells).map(cell => cell.trim()) })
      if (rows.length > limits.redirectImportLines + 1) throw tooManyLines()
    }
    return rows
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal([errorAt('csv', 'invalidFormat')], { cause: error })
    throw error
  }
}

export const tooManyLines = () =>
  refuse('tooManyItems', 'csv', { params: { max: limits.redirectImportLines } })

async function* partsOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += partLength) {
    yield text.slice(at, at + partLength)
    await setImmediate()
  }
}

/** As many lines as show what separates the columns, and as much of them as is read for that. */
const sampledLines = 50
const sampledLength = 100_000

/**
 * What separates most lines into addresses. The others may be part of an address, as in `/article,12.html;/new`, so that
 * it is one for all lines.
 */
const separatorOf = (text: string): Separator => {
  const lines = text
    .slice(0, sampledLength)
    .split(/\r?\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, sampledLines)
  const points = (separator: Separator) =>
    lines.reduce((sum, line) => sum + pointsOf(cellsAround(line, separator)), 0)
  return separators.toSorted((one, other) => points(other) - points(one))[0] ?? ','
}

const pointsOf = (cells: readonly string[]): number => {
  const addresses = cells.filter(cell => /^(?:\/|https?:)/i.test(cell.replaceAll('"', '').trim())).length
  return addresses > 1 ? 3 : cells.length > 1 ? 1 : 0
}

/** Separators between quotes do not count. */
const cellsAround = (line: string, separator: Separator): string[] =>
  line
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part : part.replaceAll(separator, '_')))
    .join('"')
    .split(separator, maxCells)
