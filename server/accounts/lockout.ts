import { createHash } from 'node:crypto'
import { limits } from '@ximblox/contract/limits'

/** How many failures each bears within the lockout time; unknown accounts are counted alike. */
const caps = { pair: 5, account: 50, address: 50 }

export type Counted = keyof typeof caps

/** In the order in which they are looked at: a refused attempt is counted nowhere, so a lock cannot be kept up. */
export const counted = ['pair', 'account', 'address'] as const satisfies Counted[]

/** Under what an attempt is counted: this account from this network address, the account, the address. */
export type AttemptKeys = Record<Counted, string>

/** Keys of an attempt; the e-mail is folded, so that case and spaces do not make a new account of it. */
export const attemptKeys = (email: string, address: string): AttemptKeys => {
  const account = createHash('sha256')
    .update(email.trim().normalize('NFKC').toLowerCase())
    .digest('base64url')
  const network = networkOf(address)
  return {
    pair: `login:${account}:${network}`,
    account: `login:${account}`,
    address: `login-from:${network}`,
  }
}

/** One household has 2⁶⁴ addresses of IPv6, and an address of IPv4 may be written as one of them. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map(part => part.split(':').filter(group => group !== ''))
  const zeros = Array(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  return [...(before ?? []), ...(tail === undefined ? [] : zeros), ...(after ?? [])].slice(0, 4).join(':')
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

/** Takes one back; it had to be counted before it was known to be none. */
export const withoutFailure = (failures: readonly Date[], at: Date): Date[] => {
  const index = failures.findLastIndex(failure => failure.getTime() === at.getTime())
  return index < 0 ? [...failures] : failures.toSpliced(index, 1)
}
