import type { Database } from '../../kernel/db/pool.ts'
import { networkOf } from '../../kernel/network.ts'
import * as store from './attempt-store.ts'
import { applyQuota, type Quota } from './quota.ts'

const hour = 3_600_000
const resetMails: Quota = { max: 3, period: hour }
const resetRequests: Quota = { max: 10, period: hour }

/** Counts a password reset requested from a network. Returns false when the quota is used up. */
export const takeResetRequestQuota = (db: Database, address: string, now: Date): Promise<boolean> =>
  takeQuota(db, `reset-from:${networkOf(address)}`, resetRequests, now)

/** Counts a password reset mail to a user. Returns false when the quota is used up. */
export const takeResetMailQuota = (db: Database, userID: number, now: Date): Promise<boolean> =>
  takeQuota(db, `reset-to:${userID}`, resetMails, now)

/** The counter stays locked until the transaction ends, so that simultaneous requests cannot exceed the quota. */
const takeQuota = async (db: Database, key: string, quota: Quota, now: Date): Promise<boolean> => {
  const { isAllowed, timestamps } = applyQuota(await store.lockTimestamps(db, key), quota, now)
  // Also written after a refusal, so that old timestamps are removed.
  await store.setTimestamps(db, key, timestamps)
  return isAllowed
}
