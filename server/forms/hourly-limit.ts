import { lockTimestamps, setTimestamps } from '../accounts/attempt-store.ts'
import type { Database } from '../db/pool.ts'

const hour = 3_600_000

/** How often something was done within the last hour, locked until the end of the transaction. */
export interface HourlyCount {
  /** When it may be done again, if the limit is reached. */
  blockedUntil: Date | undefined
  /** Counts it once more. */
  add(): Promise<void>
}

export const lockHourlyCount = async (
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<HourlyCount> => {
  const times = await lockTimestamps(db, key)
  const recent = times.filter(time => now.getTime() - time.getTime() < hour).slice(-limit)
  const [first] = recent
  return {
    blockedUntil: first && recent.length >= limit ? new Date(first.getTime() + hour) : undefined,
    add: () => setTimestamps(db, key, [...recent, now]),
  }
}
