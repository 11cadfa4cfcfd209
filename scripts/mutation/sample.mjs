import { createHash } from 'node:crypto'

/** Lines of a passage: enough for most statements to be in one as a whole. */
const length = 12

/**
 * Passages of files as ranges of lines, as Stryker reads them: which ones depends on the seed alone, and each is as likely
 * as any other. `files` has the number of lines of each file.
 */
export function samplePassages(files, count, seed) {
  const all = [...files].flatMap(([file, lines]) =>
    Array.from({ length: Math.ceil(lines / length) }, (_, index) => `${file}:${range(index, lines)}`),
  )
  const byHash = new Map(all.map(passage => [hash(`${seed} ${passage}`), passage]))
  return [...byHash.keys()]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(key => byHash.get(key))
}

function range(index, lines) {
  return `${index * length + 1}-${Math.min(lines, (index + 1) * length)}`
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex')
}
