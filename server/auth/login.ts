import { randomBytes } from 'node:crypto'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { refuse } from '../errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { verifyPassword } from '../password.ts'
import { presentSession } from '../session/present.ts'
import { anonymous, findSession, hashOf, startSession } from '../session/session.ts'
import { deleteSession, saltSession } from '../session/store.ts'
import { attemptKeys, mayTry, windowStart } from './lockout.ts'
import * as store from './store.ts'

type Auth = typeof calls.auth

export const login = async (
  app: App,
  actor: Actor,
  { body }: Input<Auth['login']>,
  exchange: Exchange,
): Promise<Payload<Auth['login']>> => {
  const now = app.now()
  const keys = attemptKeys(body.email, actor.address)
  // A refused attempt counts for its pair alone: else one network address could lock an account for everybody.
  for (const counted of [[keys.pair], [keys.account, keys.address]]) {
    const counts = await store.countAttempts(app.db, counted, now, windowStart(now))
    if (!mayTry(keys, counts)) throw refuse('AUTH_03', '', { headers: { 'retry-after': '600' } })
  }

  const account = await store.findAccount(app.db, body.email.trim())
  const matches = await verifyPassword(account?.passwordHash, body.password)
  if (!account || !matches) throw refuse('AUTH_01')
  if (!account.active) throw refuse('AUTH_05')

  await store.forgiveAttempts(app.db, [keys.account, keys.address], keys.pair)
  await store.recordLogin(app.db, account.id, now)
  await recordAudit(app.db, { ...actor, id: account.id }, 'user.login', 'user', account.id)
  if (exchange.session.kind === 'user') await deleteSession(app.db, hashOf(exchange.session.cookie))
  const cookie = await startSession(app, account.id, { address: actor.address, agent: exchange.agent })
  exchange.setSession(await findSession(app, cookie))
  return presentSession(app, exchange.session)
}

export const logout = async (app: App, actor: Actor, _input: Input<Auth['logout']>, exchange: Exchange) => {
  if (exchange.session.kind === 'user') {
    await deleteSession(app.db, hashOf(exchange.session.cookie))
    await recordAudit(app.db, actor, 'user.logout', 'user', actor.id)
  }
  exchange.setSession(anonymous(app, false))
  return {}
}

export const session = async (app: App, _actor: Actor, _input: Input<Auth['session']>, exchange: Exchange) =>
  presentSession(app, exchange.session)

export const refreshSession = async (
  app: App,
  _actor: Actor,
  _input: Input<Auth['refreshSession']>,
  exchange: Exchange,
) => {
  await saltSession(app.db, hashOf(exchange.session.cookie), randomBytes(16), app.now())
  exchange.setSession(await findSession(app, exchange.session.cookie))
  return presentSession(app, exchange.session)
}
