import type { App } from '../app-context.ts'
import * as store from './attempt-store.ts'
import { type AttemptKeys, counted, isLocked, withFailure, withoutFailure } from './lockout.ts'

/**
 * Counts an attempt as a failure before it is looked at, so that of a hundred at once each is counted; false when it may
 * not be looked at.
 */
export const takeAttempt = (app: App, keys: AttemptKeys, now: Date): Promise<boolean> =>
  app.passwords.admit(() =>
    app.db.transaction().execute(async db => {
      const failures: Date[][] = []
      for (const holder of counted) {
        const before = await store.holdFailures(db, keys[holder])
        if (isLocked(holder, before, now)) return false
        failures.push(withFailure(holder, before, now))
      }
      for (const [index, holder] of counted.entries())
        await store.setFailures(db, keys[holder], failures[index] ?? [])
      return true
    }),
  )

/** Takes an attempt back that was none, and forgets what failed before it from the same place. */
export const forgiveAttempt = (app: App, keys: AttemptKeys, at: Date): Promise<void> =>
  app.db.transaction().execute(async db => {
    await store.setFailures(db, keys.pair, [])
    for (const holder of ['account', 'address'] as const)
      await store.setFailures(
        db,
        keys[holder],
        withoutFailure(await store.holdFailures(db, keys[holder]), at),
      )
  })

/** Forgets what failed for an account: whoever reads its mail need not wait. */
export const forgiveAccount = async (app: App, { pair, account }: AttemptKeys): Promise<void> => {
  await store.deleteFailures(app.db, [pair, account])
}
