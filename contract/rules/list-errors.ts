import type { ErrorEntry } from '../errors.ts'
import { limits } from '../limits.ts'

/** The errors that a response lists: all, or the first `limits.errors` followed by `G_07` ("and more"). */
export const listErrors = (entries: readonly ErrorEntry[]): readonly ErrorEntry[] =>
  entries.length > limits.errors
    ? [...entries.slice(0, limits.errors), { property: '', code: 'G_07' }]
    : entries
