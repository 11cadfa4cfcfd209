import type { TextPart } from '../../history.ts'

/**
 * What two texts have in common and what not, word by word: all that is `same` or `removed` makes the first, all that
 * is `same` or `added` the second. Where too much differs, the middle counts as written anew.
 */
export const compareTexts = (before: string, after: string): TextPart[] => {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const pairs = pairsOf(a, b)
  const parts: TextPart[] = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of [...pairs, [a.length, b.length] as const]) {
    parts.push({ kind: 'removed', text: a.slice(x, nextX).join('') })
    parts.push({ kind: 'added', text: b.slice(y, nextY).join('') })
    parts.push({ kind: 'same', text: a[nextX] ?? '' })
    ;[x, y] = [nextX + 1, nextY + 1]
  }
  return tidy(parts)
}

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

type Pair = readonly [number, number]

/** Positions of the words that stay, in both texts. */
const pairsOf = (a: readonly string[], b: readonly string[]): Pair[] => {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const between = shortestEdit(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...between.map(([x, y]) => [x + start, y + start] as const),
    ...Array.from({ length: end }, (_, index) => [a.length - end + index, b.length - end + index] as const),
  ]
}

/** More differences than this are not looked for: it would take long, and read like noise. */
const most = 300

/** Myers' algorithm: the words that stay in the shortest edit that makes one list the other. */
const shortestEdit = (a: readonly string[], b: readonly string[]): Pair[] => {
  const middle = most + 1
  const reached = new Int32Array(2 * middle + 1)
  const steps: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    steps.push(reached.slice())
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOn(reached, diagonal, edits, middle)
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++
      reached[middle + diagonal] = x
      if (x >= a.length && x - diagonal >= b.length) return walkBack(steps, a.length, b.length, middle)
    }
  }
  return []
}

/** How far a diagonal is reached by one more edit: by adding a word from above, or removing one from below. */
const startOn = (reached: Int32Array, diagonal: number, edits: number, middle: number): number =>
  isAdded(reached, diagonal, edits, middle)
    ? (reached[middle + diagonal + 1] ?? 0)
    : (reached[middle + diagonal - 1] ?? 0) + 1

const isAdded = (reached: Int32Array, diagonal: number, edits: number, middle: number): boolean =>
  diagonal === -edits ||
  (diagonal !== edits && (reached[middle + diagonal - 1] ?? 0) < (reached[middle + diagonal + 1] ?? 0))

const walkBack = (steps: readonly Int32Array[], fromX: number, fromY: number, middle: number): Pair[] => {
  const pairs: Pair[] = []
  let [x, y] = [fromX, fromY]
  for (const [edits, reached] of [...steps.entries()].toReversed()) {
    const diagonal = x - y
    const start = edits === 0 ? 0 : startOn(reached, diagonal, edits, middle)
    while (x > start) pairs.push([--x, --y])
    if (edits > 0 && isAdded(reached, diagonal, edits, middle)) y--
    else if (edits > 0) x--
  }
  return pairs.toReversed()
}

/** One part for each stretch; blanks between two changes belong to them. */
const tidy = (parts: readonly TextPart[]): TextPart[] => {
  const tidied: TextPart[] = []
  let [removed, added, blank] = ['', '', '']
  const flush = () => {
    if (removed !== '') tidied.push({ kind: 'removed', text: removed })
    if (added !== '') tidied.push({ kind: 'added', text: added })
    if (blank !== '') append(tidied, blank)
    ;[removed, added, blank] = ['', '', '']
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    const isChanging = removed !== '' || added !== ''
    if (kind === 'same' && isChanging && text.trim() === '') blank += text
    else if (kind === 'same') {
      flush()
      append(tidied, text)
    } else {
      ;[removed, added, blank] = [removed + blank, added + blank, '']
      if (kind === 'removed') removed += text
      else added += text
    }
  }
  flush()
  return tidied
}

const append = (parts: TextPart[], text: string) => {
  const last = parts.at(-1)
  if (last?.kind === 'same') last.text += text
  else parts.push({ kind: 'same', text })
}
