import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { loadToChange } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { findVersion } from '../pages/store.ts'
import { factsOf } from './facts.ts'
import { goLive } from './go-live.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'
import { findLastLive } from './store.ts'

type Republish = typeof calls.page.republish

/** Undoes unpublish, or delete after a restore: publishes the last live version again at its path. */
export const republish = async (
  app: App,
  actor: Actor,
  { params }: Input<Republish>,
): Promise<Payload<Republish>> =>
  inTransaction(app, async tx => {
    const loaded = await loadToChange(tx.db, actor, params.id, 'publish-page')
    const { page, head } = loaded
    const lastID = await findLastLive(tx.db, page.id)
    const version = lastID === undefined ? undefined : await findVersion(tx.db, lastID)
    const decision = decide('republish', await factsOf(tx.db, actor, page, version), actor.permissions)
    if (decision === 'noop') return { page: await presentPage(app, tx.db, loaded) }
    if (decision !== 'do') throw refuse(decision)
    if (!version) throw refuse('pageNotFound')
    const published = await goLive(app, tx, { page, version, actor, detail: { again: true } })
    await resolvePendingRequests(app, tx, 'republish', page, { publishedID: version.id, actor })
    return { page: await presentPage(app, tx.db, { page: published.page, head }) }
  })
