import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { recordLockout } from '../../kernel/recording/audit-store.ts'
import * as store from './attempt-store.ts'
import { type AttemptKeys, accountKey, type Counted, counted, isLocked, withFailure } from './lockout.ts'

/** The result of checking a password. `accountID` is 0 when there is no such account. */
interface CheckResult {
  isCorrect: boolean
  accountID: number
}

/**
 * Checks a password and counts it when it is wrong. Refuses with `tooManyLoginAttempts` while the account or network is locked. The
 * counters stay locked during the check, so attempts on one account or from one network are processed one after
 * another: of a hundred simultaneous wrong ones only five are checked, and of a hundred right ones none is refused.
 * `admit` limits how many wait, and the database's lock timeout how long.
 */
export const checkAttempt = <C extends CheckResult>(
  app: App,
  actor: Actor,
  keys: AttemptKeys,
  check: (db: Database) => Promise<C>,
): Promise<C> =>
  app.passwords.admit(async () => {
    const now = app.now()
    // This check writes nothing, so a locked network leaves no rows behind however often it tries.
    const seen = await store.readTimestamps(
      app.db,
      counted.map(kind => keys[kind]),
    )
    for (const kind of counted) if (isLocked(kind, seen.get(keys[kind]) ?? [], now)) throw tooManyAttempts()

    return app.db.transaction().execute(async db => {
      const failures: Record<Counted, Date[]> = { address: [], account: [], pair: [] }
      for (const kind of counted) {
        failures[kind] = await store.lockTimestamps(db, keys[kind])
        if (isLocked(kind, failures[kind], now)) throw tooManyAttempts()
      }
      const checked = await check(db)
      if (checked.isCorrect) await store.setTimestamps(db, keys.pair, [])
      else await countFailure(db, actor, keys, failures, checked.accountID, now)
      return checked
    })
  })

const countFailure = async (
  db: Database,
  actor: Actor,
  keys: AttemptKeys,
  before: Record<Counted, Date[]>,
  accountID: number,
  now: Date,
) => {
  let isAccountLocked = false
  for (const kind of counted) {
    const failures = withFailure(kind, before[kind], now)
    await store.setTimestamps(db, keys[kind], failures)
    if (kind !== 'address' && isLocked(kind, failures, now)) isAccountLocked = true
  }
  if (isAccountLocked) await recordLockout(db, actor, accountID)
}

const tooManyAttempts = () => refuse('tooManyLoginAttempts', '', { headers: { 'retry-after': '600' } })

/** Clears the failed attempts on an account, because anyone who can read its mail need not wait. */
export const clearFailures = async (app: App, { pair, account }: AttemptKeys): Promise<void> => {
  await store.deleteTimestamps(app.db, pair)
  await store.deleteTimestamps(app.db, account)
}

/** Clears the failed attempts on an account from all networks, when someone else has vouched for its owner. */
export const clearAllFailures = (app: App, email: string): Promise<void> =>
  store.deleteTimestampsUnder(app.db, accountKey(email))
