import { type Logger, pino, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'

export type { Logger }

/** Structured JSON lines; readable ones when a person is looking. */
export const createLog = (level: string, readable = process.stdout.isTTY): Logger => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'cookie'],
  }
  return readable ? pino(options, pretty({ colorize: true, ignore: 'reqId', sync: true })) : pino(options)
}
