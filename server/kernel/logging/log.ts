import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { currentRequest } from './request-context.ts'

export type { Logger }

/** Logs structured JSON lines, or readable ones in a terminal. */
export const createLog = (
  level: string,
  readable = process.stdout.isTTY,
  destination: DestinationStream = pino.destination(1),
): Logger => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'cookie'],
    mixin: requestFields,
  }
  return readable
    ? pino(options, pretty({ colorize: true, singleLine: true, sync: true }))
    : pino(options, destination)
}

/** The request that a line belongs to, and the milliseconds since it started. */
const requestFields = () => {
  const request = currentRequest()
  if (!request) return {}
  const { id, method, path, startedAt, traceID } = request
  const ms = Math.round(performance.now() - startedAt)
  return { reqId: id, method, path, ms, ...(traceID !== undefined && { traceId: traceID }) }
}
