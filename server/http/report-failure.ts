import type { Logger } from '../log.ts'
import { refusalOf } from './edge.ts'

/** Logs what failed while a request was answered. An outage has a line of its own, so that it is not one for each request. */
export const reportFailure = (log: Logger, error: unknown, message: string, details: object = {}): void => {
  const { status } = refusalOf(error)
  if (status < 500) return
  log[status === 503 ? 'debug' : 'error']({ ...details, err: error }, message)
}
