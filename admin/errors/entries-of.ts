import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { reportFailure } from '../report-failure.ts'

/** The errors to show for a failed call. Anything but an error response is a bug, and is reported as well. */
export const entriesOf = (error: unknown): readonly ErrorEntry[] => {
  if (isRefusal(error)) return error.entries
  if (isOffline(error)) return [errorAt('', 'unavailable')]
  reportFailure('A call failed for an unexpected reason', error)
  return [errorAt('', 'internalError')]
}
