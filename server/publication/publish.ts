import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import { refuse } from '../errors.ts'
import { loadToChange, loadToRead } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { conflict } from '../pages/store-version.ts'
import { factsOf } from './facts.ts'
import { goLive } from './go-live.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'
import { type EditorsRedirect, named } from './set-aside.ts'

type Publish = typeof calls.page.publish

/** Publishes the newest version of a page. */
export const publish = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Publish>,
): Promise<Payload<Publish>> => {
  return inTransaction(app, async tx => {
    const setAside = await publishHead(app, tx, actor, { params, body })
    return {
      page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)),
      setAside: named(setAside),
    }
  })
}

const publishHead = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<Publish>, 'params' | 'body'>,
): Promise<EditorsRedirect[]> => {
  const loaded = await loadToChange(tx.db, actor, params.id, 'publish-page')
  const { page, head } = loaded
  const stale =
    (body.versionID !== undefined && body.versionID !== head.id) ||
    (body.revision !== undefined && body.revision !== head.revision)
  if (stale) throw await conflict(app, tx.db, loaded)
  const decision = decide('publish', await factsOf(tx.db, actor, page, head), actor.permissions)
  if (decision === 'noop') return []
  if (decision !== 'do') throw refuse(decision)
  const setAside = await goLive(app, tx, { page, version: head, actor })
  await resolvePendingRequests(app, tx, 'publish', page, { publishedID: head.id, actor })
  return setAside
}
