import { randomBytes } from 'node:crypto'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { canonicalEmail } from '@ximblox/contract/formats/email-address'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { notAuthenticated, refuse } from '../../kernel/errors/errors.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import { permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { presentSession } from '../../kernel/session/present.ts'
import { anonymous, cookieHash, findSession, startSession } from '../../kernel/session/session.ts'
import { deleteSession, renewCsrfSalt } from '../../kernel/session/store.ts'
import { checkAttempt } from '../accounts/attempts.ts'
import { attemptKeys } from '../accounts/lockout.ts'
import { recordLogin, renewHash } from '../accounts/user-store.ts'
import * as store from './store.ts'

type Auth = typeof calls.auth

export const login = async (
  app: App,
  actor: Actor,
  { body }: Input<Auth['login']>,
  exchange: Exchange,
): Promise<Payload<Auth['login']>> => {
  const keys = attemptKeys(body.email, actor.address)
  const { account, matches } = await checkAttempt(app, actor, keys, async db => {
    // Known and unknown addresses take the same steps.
    const account = await store.findAccount(db, canonicalEmail(body.email))
    const matches = await app.passwords.matches(account?.passwordHash, body.password)
    return { account, matches, isCorrect: matches && account?.active === true, accountID: account?.id ?? 0 }
  })
  if (!account || !matches) {
    await recordAudit(app.db, actor, 'user.login-failed', 'user', account?.id ?? 0)
    throw refuse('invalidCredentials')
  }
  if (!account.active) throw refuse('accountInactive')

  if (account.passwordHash && app.passwords.isOutdated(account.passwordHash))
    await renewHash(app.db, account.id, account.passwordHash, await app.passwords.hash(body.password))
  await recordLogin(app.db, account.id, app.now())
  await recordAudit(app.db, { ...actor, id: account.id }, 'user.login', 'user', account.id)
  if (exchange.session.kind === 'user') await deleteSession(app.db, cookieHash(exchange.session.cookie))
  const cookie = await startSession(app, account.id, { address: actor.address, agent: exchange.agent })
  exchange.setSession(await findSession(app, cookie, actor.address))
  return presentSession(app, exchange.session)
}

export const logout = async (app: App, actor: Actor, _input: Input<Auth['logout']>, exchange: Exchange) => {
  if (exchange.session.kind === 'user') {
    await deleteSession(app.db, cookieHash(exchange.session.cookie))
    await recordAudit(app.db, actor, 'user.logout', 'user', actor.id)
  }
  exchange.setSession(anonymous(app, false))
  return {}
}

export const session = async (app: App, _actor: Actor, _input: Input<Auth['session']>, exchange: Exchange) =>
  presentSession(app, exchange.session)

export const refreshSession = async (
  app: App,
  actor: Actor,
  _input: Input<Auth['refreshSession']>,
  exchange: Exchange,
) => {
  permitUser(actor)
  await renewCsrfSalt(app.db, cookieHash(exchange.session.cookie), randomBytes(16), app.now())
  exchange.setSession(await findSession(app, exchange.session.cookie, actor.address))
  // The session may have been ended from another device in the meantime.
  if (exchange.session.kind === 'anonymous') throw notAuthenticated()
  return presentSession(app, exchange.session)
}
