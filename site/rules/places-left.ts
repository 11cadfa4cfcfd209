import type { Messages } from '../messages/en.ts'

type Words = Pick<Messages, 'placesOf' | 'placesLeft' | 'onePlaceLeft' | 'dateFull'>

/** The places of a date in words; `taken` is null while it is unknown. */
export const placesOf = (capacity: number, taken: number | null, words: Words): string => {
  if (taken === null) return words.placesOf.replace('{count}', `${capacity}`)
  const left = capacity - taken
  if (left <= 0) return words.dateFull
  return left === 1 ? words.onePlaceLeft : words.placesLeft.replace('{count}', `${left}`)
}
