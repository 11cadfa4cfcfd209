import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import { permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { anonymous, cookieHash, idleSince } from '../../kernel/session/session.ts'
import { deleteSessionByID, deleteSessionsOf } from '../../kernel/session/store.ts'
import * as store from './store.ts'

type Auth = typeof calls.auth

export const sessions = async (
  app: App,
  actor: Actor,
  _input: Input<Auth['sessions']>,
  exchange: Exchange,
): Promise<Payload<Auth['sessions']>> => {
  permitUser(actor)
  const own = cookieHash(exchange.session.cookie)
  const rows = await store.listSessions(app.db, actor.id, own, app.now(), idleSince(app))
  return {
    data: rows.map(row => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  }
}

export const endSession = async (
  app: App,
  actor: Actor,
  { params }: Input<Auth['endSession']>,
  exchange: Exchange,
): Promise<Payload<Auth['endSession']>> => {
  permitUser(actor)
  const ended = await inTransaction(app, async ({ db }) => {
    const idHash = await deleteSessionByID(db, actor.id, params.id)
    if (!idHash) throw refuse('notFound')
    await recordAudit(db, actor, 'user.end-session', 'user', actor.id)
    return idHash
  })
  if (ended.equals(cookieHash(exchange.session.cookie))) exchange.setSession(anonymous(app, false))
  return {}
}

export const logoutEverywhere = async (
  app: App,
  actor: Actor,
  _input: Input<Auth['logoutEverywhere']>,
  exchange: Exchange,
): Promise<Payload<Auth['logoutEverywhere']>> => {
  permitUser(actor)
  await inTransaction(app, async ({ db }) => {
    await deleteSessionsOf(db, actor.id)
    await recordAudit(db, actor, 'user.logout-everywhere', 'user', actor.id)
  })
  exchange.setSession(anonymous(app, false))
  return {}
}
