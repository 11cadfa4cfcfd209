import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { RequestRowPayload } from '@ximblox/contract/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { findPage, findVersion } from '../pages/store.ts'
import * as store from './request-store.ts'

type Pages = typeof calls.page

/** Lists the requests that the actor may decide on, and their own. */
export const listRequests = async (
  app: App,
  actor: Actor,
  { query }: Input<Pages['listRequests']>,
): Promise<Payload<Pages['listRequests']>> => {
  permitUser(actor)
  const totalItems = await store.countRequests(app.db, actor, query)
  const rows = totalItems === 0 ? [] : await store.listRequests(app.db, actor, query)
  return { data: { items: rows.map(presentRow), totalItems } }
}

type Row = Awaited<ReturnType<typeof store.listRequests>>[number]

const presentRow = ({
  authorID,
  authorProfile,
  requesterID,
  profile,
  at,
  ...row
}: Row): RequestRowPayload => ({
  ...row,
  author: refOf(authorID, authorProfile),
  requester: refOf(requesterID, profile),
  requestedAt: at.toISOString(),
})

/** The open request for exactly this version. */
export const getRequestComment = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['getRequestComment']>,
): Promise<Payload<Pages['getRequestComment']>> => {
  permitUser(actor)
  const version = await findVersion(app.db, params.id)
  if (!version || !(await findPage(app.db, version.pageID))) throw refuse('pageNotFound')
  const row = await store.findRequestOf(app.db, version.id)
  if (!row) throw refuse('publicationRequestChanged')
  return { comment: row.comment, requester: refOf(row.id, row.profile), requestedAt: row.at.toISOString() }
}
