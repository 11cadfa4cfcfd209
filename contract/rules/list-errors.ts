import { type ErrorEntry, errorAt } from '../errors.ts'
import { limits } from '../limits.ts'

/** The errors that a response lists: all, or the first `limits.errors` followed by `moreErrors` ("and more"). */
export const listErrors = (entries: readonly ErrorEntry[]): readonly ErrorEntry[] =>
  entries.length > limits.errors ? [...entries.slice(0, limits.errors), errorAt('', 'moreErrors')] : entries
