import { NoTurn } from '../admission/lane.ts'
import type { Logger } from '../logging/log.ts'
import { isOutage, isUnavailable, refusalOf } from './refusal-of.ts'

/**
 * The log level of a failure. An outage of the database, and requests that get no turn, are logged where they are
 * noticed, and not again for each request.
 */
export const levelOf = (error: unknown): 'debug' | 'warn' | 'error' => {
  if (isOutage(error) || error instanceof NoTurn) return 'debug'
  return isUnavailable(error) ? 'warn' : 'error'
}

/** Logs a failure during a request, unless it was an expected refusal. */
export const reportFailure = (log: Logger, error: unknown, message: string, details: object = {}): void => {
  if (refusalOf(error).status >= 500) log[levelOf(error)]({ ...details, err: error }, message)
}
