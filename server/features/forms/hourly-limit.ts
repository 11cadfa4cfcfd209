import type { Database } from '../../kernel/db/pool.ts'
import { lockTimestamps, readTimestamps, setTimestamps } from '../accounts/attempt-store.ts'

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
  const recent = recentOf(await lockTimestamps(db, key), limit, now)
  return { blockedUntil: endOf(recent, limit), add: () => setTimestamps(db, key, [...recent, now]) }
}

/** When something may be done again, without waiting for others who do it now. */
export const findBlock = async (
  db: Database,
  key: string,
  limit: number,
  now: Date,
): Promise<Date | undefined> =>
  endOf(recentOf((await readTimestamps(db, [key])).get(key) ?? [], limit, now), limit)

const recentOf = (times: readonly Date[], limit: number, now: Date): Date[] =>
  times.filter(time => now.getTime() - time.getTime() < hour).slice(-limit)

const endOf = ([first, ...others]: readonly Date[], limit: number): Date | undefined =>
  first && others.length + 1 >= limit ? new Date(first.getTime() + hour) : undefined
