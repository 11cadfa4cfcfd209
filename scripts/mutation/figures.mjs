/** Percentage of mutants that have to be killed. */
const required = 85

const killed = ['Killed', 'Timeout']
const alive = ['Survived', 'NoCoverage']

/** A line for each folder with its figures, below a heading. */
export function summary(results) {
  const rows = results.map(({ path, mutants }) => {
    const { mutants: all, killed, survived, uncovered } = tally(mutants)
    return [path, all, killed, survived, uncovered, `${percentage(mutants).toFixed(1)} %`]
  })
  return align([['folder', 'mutants', 'killed', 'survived', 'no coverage', 'killed'], ...rows])
}

export function hasFailed(mutants) {
  return percentage(mutants) < required
}

/** What no test noticed: where it is, and what was written there instead. */
export function survivors(mutants) {
  return mutants
    .filter(({ status }) => alive.includes(status))
    .map(({ file, text, location, replacement, status }) => {
      const { line, column } = location.start
      const place = `${file}:${line}:${column}${status === 'NoCoverage' ? ' (no coverage)' : ''}`
      return `${place}\n  - ${short(textAt(text, location))}\n  + ${short(replacement)}`
    })
}

/** Mutants that do not compile, or that comments leave out, count for nothing. */
function tally(mutants) {
  const count = statuses => mutants.filter(({ status }) => statuses.includes(status)).length
  return {
    mutants: count([...killed, ...alive]),
    killed: count(killed),
    survived: count(['Survived']),
    uncovered: count(['NoCoverage']),
  }
}

/** Of a folder without mutants nothing is missing. */
function percentage(mutants) {
  const { mutants: all, killed } = tally(mutants)
  return all === 0 ? 100 : (100 * killed) / all
}

function textAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join(' ')
}

const widest = 140

function short(text) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > widest ? `${line.slice(0, widest)}…` : line
}

function align(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => String(row[column]).length)))
  return rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]) : String(cell).padStart(widths[column] + 2),
      )
      .join(''),
  )
}
