import type { Database } from '../db/pool.ts'
import { networkOf } from '../http/network.ts'
import * as store from './attempt-store.ts'
import { applyQuota, type Quota } from './quota.ts'

const hour = 3_600_000
const resetMails: Quota = { max: 3, period: hour }
const resetRequests: Quota = { max: 10, period: hour }

/** Counts a forgotten password asked for from a network; false when the network has asked too often. */
export const takeResetRequestQuota = (db: Database, address: string, now: Date): Promise<boolean> =>
  takeQuota(db, `reset-from:${networkOf(address)}`, resetRequests, now)

/** Counts a mail about a forgotten password to a user; false when they were mailed too often. */
export const takeResetMailQuota = (db: Database, userID: number, now: Date): Promise<boolean> =>
  takeQuota(db, `reset-to:${userID}`, resetMails, now)

/** The counter stays locked until the transaction ends, so that of many at once no more than the quota get through. */
const takeQuota = async (db: Database, key: string, quota: Quota, now: Date): Promise<boolean> => {
  const { isAllowed, timestamps } = applyQuota(await store.lockTimestamps(db, key), quota, now)
  // Also when it is refused, so that old timestamps do not stay behind.
  await store.setTimestamps(db, key, timestamps)
  return isAllowed
}
