import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../limiter.ts'

// Some five seconds of work: who would wait longer is told to come back.
const maxWaiting = 1_000

/** Hashing takes turns, so that a flood of log-ins leaves processors and database to everything else. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for an account that does not exist or has no password. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>
  /** Whether a hash was made at lower cost than hashes are made now. */
  isOutdated(stored: string): boolean
  /** Runs what decides whether a log-in is looked at, few at once. */
  admit<R>(work: () => Promise<R>): Promise<R>
}

// Argon2id (the library's default variant) at OWASP's minimum: about 11 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Matches no password, but costs as much to check as a real one. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRmb3Jub2JvZHk$5mN4MTQyX3mNzTzEa2nUs1GyMZTZGnhzr1OjvWD4lDg'

const currentPrefix = dummyHash.slice(0, dummyHash.indexOf('p=1') + 3)

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

export const openPasswords = (): Passwords => {
  const hashing = limitConcurrency(2, maxWaiting)
  return {
    hash: password => hashing(() => hashPassword(password)),
    matches: async (stored, password) => {
      const matches = await hashing(() => verify(stored ?? dummyHash, password))
      return matches && Boolean(stored)
    },
    isOutdated: stored => !stored.startsWith(currentPrefix),
    admit: limitConcurrency(3, maxWaiting),
  }
}
