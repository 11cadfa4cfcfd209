/** Gives the header of each table as many cells as its longest row has: Markdown drops cells without a header. */
export const withWideHeaders = (markdown: string): string => {
  const lines = markdown.split('\n')
  let isCode = false
  for (const [index, line] of lines.entries()) {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode
    const header = lines[index - 1]
    if (isCode || header === undefined || !delimiter.test(line) || !header.includes('|')) continue
    const rest = lines.slice(index + 1)
    const end = rest.findIndex(row => !row.includes('|'))
    const rows = end < 0 ? rest : rest.slice(0, end)
    const missing = Math.max(...rows.map(cellsIn), 0) - cellsIn(header)
    if (missing <= 0) continue
    lines[index - 1] = `${closed(header)}${' |'.repeat(missing)}`
    lines[index] = `${closed(line)}${' --- |'.repeat(missing)}`
  }
  return lines.join('\n')
}

const delimiter = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/

/** A pipe in code divides cells, too; only a backslash keeps it. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length

const closed = (row: string): string => (/(?<!\\)\|\s*$/.test(row) ? row.trimEnd() : `${row.trimEnd()} |`)
