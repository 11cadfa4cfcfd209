import type { TextPart } from '../../history.ts'

/**
 * Compares two texts word by word: the parts that are `same` or `removed` make up the first text, those that are `same`
 * or `added` the second. If too much differs, the whole middle is removed and added.
 */
export const diffWords = (before: string, after: string): TextPart[] => {
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
  return mergeParts(parts)
}

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

type Pair = readonly [number, number]

/** Positions in both texts of the words that stay. */
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

/** Limits the search, because a result with more edits takes long and is unreadable. */
const maxEdits = 200

/** Myers' algorithm: the words that stay in the shortest edit from one list to the other. */
const shortestEdit = (a: readonly string[], b: readonly string[]): Pair[] => {
  if (a.length + b.length - 2 * countCommonWords(a, b) > maxEdits) return []
  const reached = new Int32Array(2 * maxEdits + 3)
  const steps: Round[] = []
  for (let edits = 0; edits <= maxEdits; edits++) {
    // Only the diagonals that the previous round can have reached are needed later.
    steps.push({ edits, reached: reached.slice(maxEdits - edits, maxEdits + edits + 3) })
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const middle = maxEdits + 1 + diagonal
      const [below, above] = [reached[middle - 1] ?? 0, reached[middle + 1] ?? 0]
      let x = diagonal === -edits || (diagonal !== edits && below < above) ? above : below + 1
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++
      reached[middle] = x
      if (x >= a.length && x - diagonal >= b.length) return walkBack(steps, a.length, b.length)
    }
  }
  return []
}

/** The number of common words in any order, an upper bound for those that stay. */
const countCommonWords = (a: readonly string[], b: readonly string[]): number => {
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count > 0) common++
    left.set(word, count - 1)
  }
  return common
}

/** The furthest positions on each diagonal before a round. */
interface Round {
  edits: number
  reached: Int32Array
}

const walkBack = (rounds: readonly Round[], fromX: number, fromY: number): Pair[] => {
  const pairs: Pair[] = []
  let [x, y] = [fromX, fromY]
  for (const { edits, reached } of rounds.toReversed()) {
    const diagonal = x - y
    const middle = edits + 1 + diagonal
    const [below, above] = [reached[middle - 1] ?? 0, reached[middle + 1] ?? 0]
    const isAdded = diagonal === -edits || (diagonal !== edits && below < above)
    const start = edits === 0 ? 0 : isAdded ? above : below + 1
    while (x > start) pairs.push([--x, --y])
    if (edits > 0 && isAdded) y--
    else if (edits > 0) x--
  }
  return pairs.toReversed()
}

/** Joins adjacent parts of a kind; blanks between two changes become part of them. */
const mergeParts = (parts: readonly TextPart[]): TextPart[] => {
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
