import { randomBytes } from 'node:crypto'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { SharePayload } from '@ximblox/contract/shares'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit, permitUser } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { refOf } from '../pages/details.ts'
import { loadToChange } from '../pages/load.ts'
import { findPage, findVersion, sealVersion } from '../pages/store.ts'
import { hashOfToken } from '../share/open-share-store.ts'
import * as store from './store.ts'

type Pages = typeof calls.page

const day = 86_400_000

/** Creates a link to exactly this version. The version is sealed, so that it cannot change. */
export const share = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Pages['share']>,
): Promise<Payload<Pages['share']>> => {
  permit(actor, 'edit-page')
  const version = await findVersion(app.db, params.id)
  if (!version) throw refuse('pageNotFound')
  const token = randomBytes(32).toString('base64url')
  return inTransaction(app, async ({ db }) => {
    const { page } = await loadToChange(db, actor, version.pageID, 'edit-page')
    await sealVersion(db, version.id)
    const createdAt = app.now()
    const expiresAt = new Date(createdAt.getTime() + body.days * day)
    const id = await store.insertShare(db, {
      tokenHash: hashOfToken(token),
      pageID: page.id,
      versionID: version.id,
      note: body.note,
      authorID: actor.id,
      createdAt,
      expiresAt,
    })
    await recordAudit(db, actor, 'page.share', 'page', page.id, {
      title: version.title,
      versionID: version.id,
      share: id,
      expiresAt,
    })
    const row = await store.findShare(db, id)
    if (!row) throw new Error(`share ${id} is not there`)
    return { share: present(app, row), url: `${app.config.publicURL}/preview/share/${token}` }
  })
}

export const listShares = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['listShares']>,
): Promise<Payload<Pages['listShares']>> => {
  permitUser(actor)
  if (!(await findPage(app.db, params.id))) throw refuse('pageNotFound')
  const rows = await store.listPageShares(app.db, params.id)
  return { shares: rows.map(row => present(app, row)) }
}

export const revokeShare = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['revokeShare']>,
): Promise<Payload<Pages['revokeShare']>> => {
  permit(actor, 'edit-page')
  const found = await store.findShare(app.db, params.id)
  if (!found) throw refuse('pageNotFound')
  return inTransaction(app, async ({ db }) => {
    const { page } = await loadToChange(db, actor, found.pageID, 'edit-page')
    if (await store.revokeShare(db, found.id, app.now()))
      await recordAudit(db, actor, 'page.unshare', 'page', page.id, { title: page.title, share: found.id })
    return { share: present(app, (await store.findShare(db, found.id)) ?? found) }
  })
}

const present = (app: App, { authorID, profile, revokedAt, ...row }: store.ShareRow): SharePayload => ({
  id: row.id,
  pageID: row.pageID,
  versionID: row.versionID,
  note: row.note,
  state: revokedAt ? 'revoked' : row.expiresAt <= app.now() ? 'expired' : 'open',
  createdAt: row.createdAt.toISOString(),
  createdBy: refOf(authorID, profile),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
})
