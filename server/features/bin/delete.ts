import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { moveToBin } from '../pages/bin-store.ts'
import { loadToChange, loadToRead, requireAddress } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import type { PageRecord } from '../pages/store.ts'
import { goOffline } from '../publication/go-offline.ts'
import { resolvePendingRequests } from '../publication/resolve-pending-requests.ts'
import { responseOf } from '../publication/unpublish-response.ts'
import { inheritShared, lockHeir } from './hand-over.ts'
import { findUses } from './uses.ts'

type Delete = typeof calls.page.delete

/** Unpublishes a page and moves it to the bin. Links to it must be confirmed with `force`. */
export const deletePage = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Delete>,
): Promise<Payload<Delete>> => {
  return inTransaction(app, async tx => {
    const { page } = await loadToChange(tx.db, actor, params.id, 'delete-page')
    requireAddress(page)
    if (!body.force) await refuseLinked(tx, page)
    const heir = await lockHeir(app, tx, page)
    await goOffline(app, tx, page, actor, await responseOf(app, tx.db, page, body))
    await resolvePendingRequests(app, tx, 'delete', page, { actor })
    const last = await presentPage(app, tx.db, await loadToRead(tx.db, page.id))
    await moveToBin(tx.db, page.id, actor.id, app.now())
    if (heir) await inheritShared(app, tx, actor, heir, heir.head.shared)
    await recordAudit(tx.db, actor, 'page.delete', 'page', page.id, {
      title: page.title,
      slug: page.slug,
      locale: page.locale,
      leave: body.leave,
    })
    return { page: last }
  })
}

const refuseLinked = async ({ db }: Transaction, page: PageRecord) => {
  const used = await findUses(db, page.id)
  if (used.pages.length > 0 || used.menus.length > 0) throw refuse('pageInUse', '', { payload: { ...used } })
}
