import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { loadLocked, loadToChange, loadToRead } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { sealVersion } from '../pages/store.ts'
import { factsOf } from './facts.ts'
import { findOpenRequest, insertRequest } from './request-store.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'

type Pages = typeof calls.page
type RequestCall = Pages['requestPublication']
type Revoke = Pages['revokePublication']

/** Requests publication of the newest version, which is sealed. A new request replaces an earlier one. */
export const requestPublication = async (
  app: App,
  actor: Actor,
  { params, body }: Input<RequestCall>,
): Promise<Payload<RequestCall>> => {
  return inTransaction(app, async tx => {
    await requestHead(app, tx, actor, { params, body })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const requestHead = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<RequestCall>, 'params' | 'body'>,
) => {
  const { page, head } = await loadToChange(tx.db, actor, params.id, 'request-publication')
  const decision = decide('request', await factsOf(tx.db, actor, page, head), actor.permissions)
  if (decision === 'noop') return
  if (decision !== 'do') throw refuse(decision)
  await resolvePendingRequests(app, tx, 'request', page, { actor })
  await sealVersion(tx.db, head.id)
  await insertRequest(tx.db, {
    pageID: page.id,
    versionID: head.id,
    requesterID: actor.id,
    comment: body.comment,
    at: app.now(),
  })
  await recordAudit(tx.db, actor, 'page.request', 'page', page.id, {
    versionID: head.id,
    title: head.title,
  })
}

/** Revokes a publication request. */
export const revokePublication = async (
  app: App,
  actor: Actor,
  { params }: Input<Revoke>,
): Promise<Payload<Revoke>> => {
  permitUser(actor)
  return inTransaction(app, async tx => {
    await revoke(app, tx, actor, params.id)
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const revoke = async (app: App, tx: Transaction, actor: Actor, pageID: number) => {
  const { page } = await loadLocked(tx.db, pageID)
  const open = await findOpenRequest(tx.db, page.id)
  const request = open ? { own: open.requesterID === actor.id } : null
  const decision = decide('revoke', { ...(await factsOf(tx.db, actor, page)), request }, actor.permissions)
  if (decision !== 'do') throw refuse(decision === 'noop' ? 'publicationRequestChanged' : decision)
  await resolvePendingRequests(app, tx, 'revoke', page, { actor })
  await recordAudit(tx.db, actor, 'page.revoke', 'page', page.id, {
    title: page.title,
    versionID: open?.versionID,
  })
}
