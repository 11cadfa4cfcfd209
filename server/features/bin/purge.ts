import { purgedBefore } from '@ximblox/contract/rules/bin-period'
import { visitor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { erasePage, findExpired, lockExpired } from './store.ts'

const batchSize = 1_000

/** Deletes expired pages from the bin permanently, one transaction per page to keep locks short. */
export const purgeBin = async (app: App): Promise<void> => {
  const before = purgedBefore(app.now())
  for (const pageID of await findExpired(app.db, before, batchSize)) {
    await inTransaction(app, async ({ db }) => {
      const page = await lockExpired(db, pageID, before)
      if (!page) return
      await erasePage(db, page)
      await recordAudit(db, visitor(''), 'page.purge', 'page', page.id, {
        title: page.title,
        slug: page.slug,
        locale: page.locale,
      })
    })
  }
}
