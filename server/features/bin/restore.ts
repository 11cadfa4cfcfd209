import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { errorAt } from '@ximblox/contract/errors'
import { refsOf } from '@ximblox/contract/rules/refs'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { referencedIDs } from '../../kernel/live/references.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { restoreFilesWith } from '../media/restore-from-bin.ts'
import { restoreFromBin } from '../pages/bin-store.ts'
import { contentOf } from '../pages/content.ts'
import { loadToRead } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { inheritShared, lockHolder } from './hand-over.ts'
import { lockBinned } from './store.ts'

type Restore = typeof calls.page.restore

/** Another page may have taken the slug or locale since then; the unique indexes decide. */
const taken = {
  page_address: errorAt('slug', 'alreadyExists'),
  page_sibling: errorAt('locale', 'alreadyExists'),
} as const

/** Restores a page from the bin with all its versions, unpublished. */
export const restorePage = async (
  app: App,
  actor: Actor,
  { params }: Input<Restore>,
): Promise<Payload<Restore>> => {
  permit(actor, 'delete-page')
  return inTransaction(app, async tx => {
    const page = await lockBinned(tx.db, params.id)
    if (!page) throw refuse('pageNotFound')
    permit(actor, 'delete-page', page)
    const holder = await lockHolder(app, tx, page)
    await refuseDuplicates(restoreFromBin(tx.db, page.id, app.now()), taken)
    await recordAudit(tx.db, actor, 'page.restore', 'page', page.id, { title: page.title, slug: page.slug })
    if (holder) {
      const { propsVersion: version, props } = holder.head
      await inheritShared(app, tx, actor, await loadToRead(tx.db, page.id), { version, props })
    }
    const restored = await loadToRead(tx.db, page.id)
    const files = await restoreFilesWith(
      tx,
      actor,
      referencedIDs(refsOf(contentOf(restored.head, page.type)), 'f'),
    )
    return { page: await presentPage(app, tx.db, restored), ...files }
  })
}
