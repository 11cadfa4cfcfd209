import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { checkAttempt } from '../accounts/attempts.ts'
import { attemptKeys } from '../accounts/lockout.ts'
import { findCredentials } from './store.ts'

/**
 * Checks the actor's own password. Wrong ones are counted like failed logins, so that an open session cannot be used to
 * guess it.
 */
export const isOwnPassword = async (app: App, actor: Actor, given: string): Promise<boolean> => {
  const account = await findCredentials(app.db, actor.id)
  if (!account) return false
  const keys = attemptKeys(account.email, actor.address)
  const { isCorrect } = await checkAttempt(app, actor, keys, async () => ({
    isCorrect: await app.passwords.matches(account.passwordHash, given),
    accountID: actor.id,
  }))
  return isCorrect
}
