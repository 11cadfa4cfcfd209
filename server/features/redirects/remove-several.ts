import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit, recordAudits } from '../../kernel/recording/record-audit.ts'
import * as store from './store.ts'
import { touchPlaces } from './touch-places.ts'

type RemoveSeveral = typeof calls.redirect.removeSeveral

/** As many as the audit log names one by one. */
const maxNamed = 1_000

/** Deletes redirects. Those that another user has deleted in the meantime are no error. */
export const removeRedirects = (
  app: App,
  actor: Actor,
  { body: { ids, found } }: Input<RemoveSeveral>,
): Promise<Payload<RemoveSeveral>> => {
  permit(actor, 'manage-redirects')
  return inTransaction(app, async tx => {
    const removed = await store.deleteRedirects(tx.db, ids, found)
    const total = removed.length
    const details = removed.map(({ id, locale, slug, query, toURL, status }) => ({
      objectID: id,
      detail: { title: `${locale}/${slug}${query && `?${query}`}`, to: toURL ?? '', status },
    }))
    if (total > maxNamed)
      await recordAudit(tx.db, actor, 'redirect.delete', 'redirect', 0, { count: total, ...found })
    else await recordAudits(tx.db, actor, 'redirect.delete', 'redirect', details)
    touchPlaces(tx, removed)
    return { total }
  })
}
