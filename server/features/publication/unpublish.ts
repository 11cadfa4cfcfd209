import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { decide } from '@ximblox/contract/rules/publication'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { loadToChange, loadToRead, requireAddress } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { factsOf } from './facts.ts'
import { goOffline } from './go-offline.ts'
import { resolvePendingRequests } from './resolve-pending-requests.ts'
import { responseOf } from './unpublish-response.ts'

type Unpublish = typeof calls.page.unpublish

/** Unpublishes a page. Its path then responds with 404, or as `leave` says: with 410, or with a redirect to `to`. */
export const unpublish = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Unpublish>,
): Promise<Payload<Unpublish>> => {
  return inTransaction(app, async tx => {
    await unpublishPage(app, tx, actor, { params, body })
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, params.id)) }
  })
}

const unpublishPage = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { params, body }: Pick<Input<Unpublish>, 'params' | 'body'>,
) => {
  const { page } = await loadToChange(tx.db, actor, params.id, 'publish-page')
  requireAddress(page)
  const live = page.liveID !== null
  const decision = decide('unpublish', await factsOf(tx.db, actor, page), actor.permissions)
  if (decision !== 'do' && decision !== 'noop') throw refuse(decision)
  if (page.firstLiveAt === null) return

  await goOffline(app, tx, page, actor, await responseOf(app, tx.db, page, body))
  await recordAudit(tx.db, actor, 'page.unpublish', 'page', page.id, { title: page.title, leave: body.leave })
  if (live) await resolvePendingRequests(app, tx, 'unpublish', page, { actor })
}
