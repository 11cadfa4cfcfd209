import type { ErrorEntry } from '@ximblox/contract/errors'
import type { ImportedLine } from '@ximblox/contract/redirects'

/** The lines with errors as CSV, to be corrected and imported again. */
export const refusedCSV = (
  lines: readonly ImportedLine[],
  messageOf: (entry: ErrorEntry) => string,
): string => {
  const rows = lines
    .filter(isRefused)
    .map(({ line, from, to, status, errors }) => [
      from,
      to,
      status,
      String(line),
      errors.map(messageOf).join(' '),
    ])
  return csvOf([['from', 'to', 'status', 'line', 'error'], ...rows])
}

export const isRefused = ({ outcome }: Pick<ImportedLine, 'outcome'>): boolean => outcome === 'refused'

const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
