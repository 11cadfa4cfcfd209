import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { errorAt } from '@ximblox/contract/errors'
import type { PermissionName } from '@ximblox/contract/permissions'
import { type ResponsibilityKind, responsibilityKinds } from '@ximblox/contract/responsibilities'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit, permitActingOn } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { changePermissions } from '../roles/change-permissions.ts'
import { giveOwned, listOwned } from './responsibility-store.ts'
import { findUser, lockUser } from './store.ts'

type Users = typeof calls.users

/** How many of a kind are named. */
const maxNamed = 5

export const listResponsibilities = async (
  app: App,
  actor: Actor,
  { params }: Input<Users['responsibilities']>,
): Promise<Payload<Users['responsibilities']>> => {
  permit(actor, 'manage-users')
  if (!(await findUser(app.db, params.id))) throw refuse('userNotFound')
  const first = { now: app.now(), limit: maxNamed }
  const { items, total } = await listOwned(app.db, 'schedules', params.id, first)
  return {
    schedules: {
      items: items.map(({ publishAt, unpublishAt, ...page }) => ({
        ...page,
        publishAt: publishAt?.toISOString() ?? null,
        unpublishAt: unpublishAt?.toISOString() ?? null,
      })),
      total,
    },
    requests: await listOwned(app.db, 'requests', params.id, first),
    apiTokens: await listOwned(app.db, 'apiTokens', params.id, first),
    webhooks: await listOwned(app.db, 'webhooks', params.id, first),
  }
}

/** Makes another user responsible for what belongs to a user. */
export const handOver = (
  app: App,
  actor: Actor,
  { params, body }: Input<Users['handOver']>,
): Promise<Payload<Users['handOver']>> =>
  changePermissions(app, actor, async ({ db }, actor) => {
    permit(actor, 'manage-users')
    const kinds = responsibilityKinds.filter(kind => body.kinds.includes(kind))
    for (const kind of kinds) if (permissionFor[kind]) permit(actor, permissionFor[kind])
    const from = await lockUser(db, params.id)
    if (!from) throw refuse('userNotFound')
    permitActingOn(actor, { id: from.id, permissions: from.role.permissions })
    const to = body.to === from.id ? undefined : await lockUser(db, body.to)
    if (!to?.active) refuseAny([errorAt('to', 'brokenReference')])
    else permitActingOn(actor, { id: to.id, permissions: to.role.permissions })
    const handedOver = { schedules: 0, requests: 0, apiTokens: 0, webhooks: 0 }
    for (const kind of kinds)
      handedOver[kind] = await giveOwned(db, kind, { from: from.id, to: body.to, now: app.now() })
    if (Object.values(handedOver).some(count => count > 0))
      await recordAudit(db, actor, 'user.hand-over', 'user', from.id, { to: body.to, ...handedOver })
    return { handedOver }
  })

/** What acts for its owner is handed over by users who could create it. */
const permissionFor: Partial<Record<ResponsibilityKind, PermissionName>> = {
  apiTokens: 'manage-api-tokens',
  webhooks: 'manage-webhooks',
}
