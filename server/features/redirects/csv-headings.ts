export interface Columns {
  from: number
  to: number
  status: number
  /** Whether the redirect is of a pattern; -1 without such a column. */
  pattern: number
  /** Whether the redirect is in use; -1 without such a column. */
  state: number
}

/** What spreadsheets and other systems call the columns, without words such as "URL" and without accents. */
const names: Record<keyof Columns, ReadonlySet<string>> = {
  from: new Set(
    'from source old origin origen former request van oud oude bron von alt alte quelle de depuis ancien ancienne'.split(
      ' ',
    ),
  ),
  to: new Set(
    'to target destination new redirect naar nieuw nieuwe doel bestemming nach neu neue ziel vers a nouveau nouvelle cible'.split(
      ' ',
    ),
  ),
  status: new Set('status statut code type http soort typ'.split(' ')),
  pattern: new Set('regex matching format match'.split(' ')),
  state: new Set('status enabled active state'.split(' ')),
}

/** The columns that the first line of a file names; undefined if it names no addresses. */
export const headingColumns = (cells: readonly string[]): Columns | undefined => {
  const columnOf = (column: keyof Columns, except = -1) =>
    cells.findIndex((cell, index) => index !== except && !isAddress(cell) && names[column].has(nameOf(cell)))
  const [from, to, status] = [columnOf('from'), columnOf('to'), columnOf('status')]
  const others = { pattern: columnOf('pattern'), state: columnOf('state', status) }
  const found = cells[Math.max(from, to)] ?? ''
  if (from < 0 && to < 0) return
  // Words of two letters could be paths.
  if ((from < 0 || to < 0) && found.length < 3) return
  // One of them is called something else: the other one of the first two.
  if (from < 0) return { from: to === 0 ? 1 : 0, to, status: status < 0 ? 2 : status, ...others }
  if (to < 0) return { from, to: from === 0 ? 1 : 0, status: status < 0 ? 2 : status, ...others }
  return { from, to, status: status < 0 ? Math.max(from, to, 1) + 1 : status, ...others }
}

/** Whether a line is of a pattern, as its column or its addresses say: visitors would never find it under its text. */
export const isPattern = (cell: string, { from, to }: { from: string; to: string }): boolean =>
  /^(?:1|true|yes|regex|contains|starts?|ends?|wildcard)/i.test(cell) ||
  /^\^|\(\.[*+]|\*$/.test(from) ||
  /\$\d/.test(to)

/** Whether a redirect is not in use where it comes from. */
export const isOff = (cell: string): boolean => /^(?:0|false|no|off|disabled|inactive)$/i.test(cell)

const isAddress = (cell: string): boolean => /[/.?]/.test(cell)

const generic =
  /\b(?:urls?|uri|link|path|pad|pfad|chemin|address|adres|adresse|page|pagina|seite|site|redirects?|code)\b/g

/** `Old URL`, `old_url` and `oldUrl` are the same name, as are `Redirect from` and `from`; `redirect` alone is a target. */
const nameOf = (cell: string): string => {
  const words = cell
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  return words.replace(generic, '').trim().replace(/ .*/, '') || words
}
