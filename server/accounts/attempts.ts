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
      for (const kind of counted) {
        const before = await store.holdFailures(db, keys[kind])
        if (isLocked(kind, before, now)) return false
        failures.push(withFailure(kind, before, now))
      }
      for (const [index, kind] of counted.entries())
        await store.setFailures(db, keys[kind], failures[index] ?? [])
      return true
    }),
  )

/** Takes an attempt back that was none, and forgets what failed before it from the same place. */
export const forgiveAttempt = (app: App, keys: AttemptKeys, at: Date): Promise<void> =>
  app.db.transaction().execute(async db => {
    await store.setFailures(db, keys.pair, [])
    for (const kind of ['account', 'address'] as const)
      await store.setFailures(db, keys[kind], withoutFailure(await store.holdFailures(db, keys[kind]), at))
  })

/** Forgets what failed for an account: whoever reads its mail need not wait. */
export const forgiveAccount = async (app: App, { pair, account }: AttemptKeys): Promise<void> => {
  await store.deleteFailures(app.db, [pair, account])
}
