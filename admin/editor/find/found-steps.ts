import { type Occurrence, textOf } from '../state/find/occurrences.ts'

/** The selected words to search for; a selection over several lines, or a long one, is not a term. */
export const termIn = (selected: string): string =>
  /[\r\n]/.test(selected) || selected.length > 100 ? '' : selected

/** The next or previous of so many occurrences, in a circle; null if there are none. */
export const steppedTo = (index: number | null, count: number, by: 1 | -1): number | null => {
  if (count === 0) return null
  const from = index ?? (by === 1 ? -1 : 0)
  return (from + by + count) % count
}

/** Which of the occurrences in its text one is. */
export const indexInText = (all: readonly Occurrence[], one: Occurrence): number =>
  all.filter(other => textOf(other) === textOf(one)).indexOf(one)
