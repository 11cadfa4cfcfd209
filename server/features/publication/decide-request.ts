import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { findRecipient } from '../accounts/store.ts'
import { loadToChange, loadToRead } from '../pages/load.ts'
import { presentPage, presentVersion } from '../pages/present.ts'
import { findVersion, type PageRecord, type VersionRecord } from '../pages/store.ts'
import { factsOfRequest } from './facts.ts'
import { goLive } from './go-live.ts'
import { notify } from './notify.ts'
import { findOpenRequest, type RequestRecord } from './request-store.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'

type Pages = typeof calls.page

/**
 * Publishes exactly the requested version, even if newer ones exist. When it is already live, as after "publish, then
 * accept", only the request is closed.
 */
export const acceptPublication = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Pages['acceptPublication']>,
): Promise<Payload<Pages['acceptPublication']>> =>
  decideOn(app, actor, 'accept', params.id, async (tx, { page, version, request }) => {
    if (page.liveID !== version.id) {
      await goLive(app, tx, { page, version, actor, feedback: body.feedback, detail: { requested: true } })
    }
    await resolvePendingRequests(app, tx, 'accept', page, {
      actor,
      publishedID: version.id,
      feedback: body.feedback,
    })
    if (request.requesterID !== actor.id) {
      const values = { page: version.title, by: actor.name, feedback: body.feedback }
      await notify(app, tx, await requesterOf(tx, request), 'request-accepted', page, values)
    }
    await recordAudit(tx.db, actor, 'page.accept', 'page', page.id, {
      title: version.title,
      versionID: version.id,
      requesterID: request.requesterID,
    })
  })

/** Rejects a request and notifies its requester. */
export const rejectPublication = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Pages['rejectPublication']>,
): Promise<Payload<Pages['rejectPublication']>> =>
  decideOn(app, actor, 'reject', params.id, async (tx, { page, version, request }) => {
    await resolvePendingRequests(app, tx, 'reject', page, { actor, feedback: body.feedback })
    const values = { page: version.title, by: actor.name, feedback: body.feedback }
    await notify(app, tx, await requesterOf(tx, request), 'request-rejected', page, values)
    await recordAudit(tx.db, actor, 'page.reject', 'page', page.id, {
      title: version.title,
      versionID: version.id,
      requesterID: request.requesterID,
    })
  })

interface Decision {
  page: PageRecord
  /** The requested version. */
  version: VersionRecord
  request: RequestRecord
}

const decideOn = async (
  app: App,
  actor: Actor,
  action: 'accept' | 'reject',
  versionID: number,
  perform: (tx: Transaction, decision: Decision) => Promise<void>,
) => {
  permit(actor, 'publish-page')
  const decided = await findVersion(app.db, versionID)
  if (!decided) throw refuse('pageNotFound')
  return inTransaction(app, async tx => {
    const { page } = await loadToChange(tx.db, actor, decided.pageID, 'publish-page')
    const request = await findOpenRequest(tx.db, page.id)
    const version = request && (await findVersion(tx.db, request.versionID))
    const facts = await factsOfRequest(tx.db, actor, page, { version, request })
    const decision = decide(action, facts, actor.permissions)
    if (decision !== 'do' || !request || !version)
      throw refuse(decision === 'notPermitted' ? decision : 'publicationRequestChanged')
    // The decision must refer to the version that is requested now, not to an earlier one.
    if (version.id !== versionID)
      throw refuse('staleRevision', '', {
        payload: { current: await presentVersion(app, tx.db, page, version) },
      })
    await perform(tx, { page, version, request })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, page.id)) }
  })
}

const requesterOf = async ({ db }: Transaction, { requesterID }: RequestRecord) =>
  requesterID === null ? undefined : findRecipient(db, requesterID)
