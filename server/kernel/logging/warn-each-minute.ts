import type { Logger } from './log.ts'

const interval = 60_000

/** Logs at most one line a minute, with how often it happened since the last one, so that a flood does not fill the log. */
export const warnEachMinute = (log: Pick<Logger, 'warn'>, message: string): ((details: object) => void) => {
  let count = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  return details => {
    count++
    const now = performance.now()
    if (now - warnedAt < interval) return
    log.warn({ ...details, refused: count }, message)
    warnedAt = now
    count = 0
  }
}
