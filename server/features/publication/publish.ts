import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { upgradedContentOf } from '../pages/content.ts'
import { loadToChange } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { conflict } from '../pages/store-version.ts'
import { factsOf } from './facts.ts'
import { goLive } from './go-live.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'
import { named } from './set-aside.ts'

type Publish = typeof calls.page.publish

/** Publishes the newest version of a page. */
export const publish = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Publish>,
): Promise<Payload<Publish>> =>
  inTransaction(app, async tx => {
    const loaded = await loadToChange(tx.db, actor, params.id, 'publish-page')
    const { page, head } = loaded
    const stale =
      (body.versionID !== undefined && body.versionID !== head.id) ||
      (body.revision !== undefined && body.revision !== head.revision)
    if (stale) throw await conflict(app, tx.db, loaded)
    const decision = decide('publish', await factsOf(tx.db, actor, page, head), actor.permissions)
    if (decision === 'noop') return { page: await presentPage(app, tx.db, loaded), setAside: [] }
    if (decision !== 'do') throw refuse(decision)
    const content = upgradedContentOf(app, page, head)
    const published = await goLive(app, tx, { page, version: head, actor }, content)
    await resolvePendingRequests(app, tx, 'publish', page, { publishedID: head.id, actor })
    return {
      page: await presentPage(app, tx.db, { page: published.page, head }, content),
      setAside: named(published.setAside),
    }
  })
