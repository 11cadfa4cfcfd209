import { createHash } from 'node:crypto'
import { canonicalEmail } from '@ximblox/contract/formats/email-address'
import { limits } from '@ximblox/contract/limits'
import { networkOf } from '../../kernel/network.ts'

/** How many failures each counter allows within the lockout time. Unknown accounts are counted in the same way. */
const caps = { pair: 5, account: 50, address: 50 }

export type Counted = keyof typeof caps

/** Counters are always locked in this order, so that no two transactions wait for each other. */
export const counted = ['address', 'account', 'pair'] as const satisfies Counted[]

/** The counters of an attempt: this account from this network, the account, and the network address. */
export type AttemptKeys = Record<Counted, string>

/** The keys of an attempt. The email address is canonical, so that different spellings share a counter. */
export const attemptKeys = (email: string, address: string): AttemptKeys => {
  const account = accountKey(email)
  const network = networkOf(address)
  return { pair: `${account}:${network}`, account, address: `login-from:${network}` }
}

/** The counter of an account. Those of the account and a network begin with it. */
export const accountKey = (email: string): string =>
  `login:${createHash('sha256').update(canonicalEmail(email)).digest('base64url')}`

const lockout = limits.loginLockoutMinutes * 60_000

/** True when the limit was reached within the lockout time. No attempt is then checked for as long again. */
export const isLocked = (kind: Counted, failures: readonly Date[], now: Date): boolean => {
  const [first, last] = [failures.at(-caps[kind]), failures.at(-1)]
  if (!first || !last) return false
  return last.getTime() - first.getTime() < lockout && now.getTime() - last.getTime() < lockout
}

/** Adds a failure and drops those that no longer matter. */
export const withFailure = (kind: Counted, failures: readonly Date[], now: Date): Date[] =>
  [...failures, now].slice(-caps[kind])
