import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from './async/limiter.ts'

// About five seconds of work. Beyond that, the client has to retry.
const maxWaiting = 1_000

/** Limits concurrent hashing, so that a flood of logins leaves processors and database to everything else. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes equally long when the account does not exist or has no password. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>
  /** True when a hash was created with a lower cost than today's. */
  isOutdated(stored: string): boolean
  /** Limits how many login checks run at once. */
  admit<R>(work: () => Promise<R>): Promise<R>
}

// Argon2id (the library's default variant) at OWASP's minimum: about 11 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Matches no password, but takes as long to check as a real hash. */
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
