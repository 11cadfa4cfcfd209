import { createHash } from 'node:crypto'
import { limits } from '@ximblox/contract/limits'

/** How many failures each key bears within the lockout time; unknown accounts are counted alike. */
const caps = { pair: 5, account: 50, address: 50 }

export interface AttemptKeys {
  /** This account from this network address. */
  pair: string
  account: string
  address: string
}

/** Keys of an attempt; the e-mail is folded, so that case and spaces do not make a new account of it. */
export const attemptKeys = (email: string, address: string): AttemptKeys => {
  const account = createHash('sha256')
    .update(email.trim().normalize('NFKC').toLowerCase())
    .digest('base64url')
  return {
    pair: `login:${account}:${address}`,
    account: `login:${account}`,
    address: `login-from:${address}`,
  }
}

/** Whether an attempt may be evaluated, given the counts of its keys, this attempt included. */
export const mayTry = (keys: AttemptKeys, counts: ReadonlyMap<string, number>): boolean =>
  (['pair', 'account', 'address'] as const).every(name => (counts.get(keys[name]) ?? 0) <= caps[name])

/** Attempts that began before this moment no longer count. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - limits.loginLockoutMinutes * 60_000)
