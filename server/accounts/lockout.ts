import { createHash } from 'node:crypto'
import { limits } from '@ximblox/contract/limits'
import { canonicalEmail } from '@ximblox/contract/rules/email-address'
import { networkOf } from '../http/network.ts'

/** How many failures each bears within the lockout time; unknown accounts are counted alike. */
const caps = { pair: 5, account: 50, address: 50 }

export type Counted = keyof typeof caps

/** In the order in which their counters are locked, which is the same everywhere so that no two wait for each other. */
export const counted = ['address', 'account', 'pair'] as const satisfies Counted[]

/** Under what an attempt is counted: this account from this network address, the account, the address. */
export type AttemptKeys = Record<Counted, string>

/** Keys of an attempt; the address is canonical, so that no spelling of it is counted on its own. */
export const attemptKeys = (email: string, address: string): AttemptKeys => {
  const account = createHash('sha256').update(canonicalEmail(email)).digest('base64url')
  const network = networkOf(address)
  return {
    pair: `login:${account}:${network}`,
    account: `login:${account}`,
    address: `login-from:${network}`,
  }
}

const lockout = limits.loginLockoutMinutes * 60_000

/** Whether so many failures came within the lockout time that, for as long again, no attempt is looked at. */
export const isLocked = (kind: Counted, failures: readonly Date[], now: Date): boolean => {
  const [first, last] = [failures.at(-caps[kind]), failures.at(-1)]
  if (!first || !last) return false
  return last.getTime() - first.getTime() < lockout && now.getTime() - last.getTime() < lockout
}

/** The failures that can still matter, with one more. */
export const withFailure = (kind: Counted, failures: readonly Date[], now: Date): Date[] =>
  [...failures, now].slice(-caps[kind])
