import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import { currentRequest } from './http/request-context.ts'

export type { Logger }

/** Structured JSON lines; readable ones when a person is looking. */
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

/** The request that a line is about, and how long it has been under way, in milliseconds. */
const requestFields = () => {
  const request = currentRequest()
  if (!request) return {}
  const { id, method, path, startedAt } = request
  return { reqId: id, method, path, ms: Math.round(performance.now() - startedAt) }
}
