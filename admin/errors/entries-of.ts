import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'

/** What a call failed for, as far as it can be shown to the user; anything else is a bug, and is thrown on. */
export const entriesOf = (error: unknown): readonly ErrorEntry[] => {
  if (isRefusal(error)) return error.entries
  if (isOffline(error)) return [{ property: '', code: 'G_02' }]
  throw error
}
