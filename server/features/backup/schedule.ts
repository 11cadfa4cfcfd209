import type { TimeOfDay } from '../../kernel/config/config.ts'
import type { BackupRun } from './run-store.ts'

/** What is known of the last backup. */
export interface LastRun {
  requestedAt: Date
  /** When it failed; null when it did not. */
  failedAt: Date | null
}

/** In milliseconds. A full disk or an unreachable bucket is rarely better a moment later. */
const retryDelay = 3_600_000

/**
 * When the next backup is due, which may be in the past: at once without an earlier one, at the next of the times of
 * day, and sooner after a failure.
 */
export const nextBackup = (times: readonly TimeOfDay[], last: LastRun | undefined, now: Date): Date => {
  if (!last) return now
  const next = timeAfter(times, last.requestedAt)
  if (!last.failedAt) return next
  const retry = new Date(last.failedAt.getTime() + retryDelay)
  return retry < next ? retry : next
}

const timeAfter = (times: readonly TimeOfDay[], after: Date): Date => {
  const candidates = [0, 1, 2].flatMap(days =>
    times.map(
      ({ hours, minutes }) =>
        new Date(after.getFullYear(), after.getMonth(), after.getDate() + days, hours, minutes),
    ),
  )
  const later = candidates.filter(time => time > after).toSorted((a, b) => a.getTime() - b.getTime())
  if (!later[0]) throw new Error('a schedule needs a time of day')
  return later[0]
}

export const lastRunOf = ({ requestedAt, finishedAt, failure }: BackupRun): LastRun => ({
  requestedAt,
  failedAt: failure === null ? null : finishedAt,
})
