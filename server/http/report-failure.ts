import type { Logger } from '../log.ts'
import { isOutage, isUnavailable, refusalOf } from './edge.ts'

/** How to log a failure: an outage of the database has a line of its own, so that it is not one for each request. */
export const levelOf = (error: unknown): 'debug' | 'warn' | 'error' => {
  if (isOutage(error)) return 'debug'
  return isUnavailable(error) ? 'warn' : 'error'
}

/** Logs what failed while a request was answered, unless it was refused on purpose. */
export const reportFailure = (log: Logger, error: unknown, message: string, details: object = {}): void => {
  if (refusalOf(error).status >= 500) log[levelOf(error)]({ ...details, err: error }, message)
}
