import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { listTag, pageTag } from '../content/tags.ts'
import type { Transaction } from '../content/transaction.ts'
import type { PageRecord } from '../pages/store.ts'
import { affectedTagsOf } from './affected-tags.ts'
import * as store from './store.ts'
import type { AddressResponse } from './unpublish-response.ts'

/**
 * Takes a page off the site and settles what its addresses answer with from now on; a page that is off already can
 * change its mind about that. The caller holds the page's lock.
 */
export const goOffline = async (
  app: App,
  tx: Transaction,
  page: PageRecord,
  actor: Actor,
  response: AddressResponse,
): Promise<void> => {
  const now = app.now()
  if (page.liveID !== null) {
    await store.takeOffline(tx.db, page.id)
    await store.logPublication(tx.db, {
      pageID: page.id,
      versionID: page.liveID,
      action: 'unpublish',
      actorID: actor.id,
      at: now,
    })
  }
  // An address that was never public needs no answer for those who knew it.
  if (page.firstLiveAt === null) return
  await store.answerAtAddress(tx.db, page, addressAnswer(response), now)
  tx.touch(pageTag(page.id), listTag(page.type, page.locale), ...(await affectedTagsOf(tx.db, page)))
}

/** A page that a redirect was planned to may be gone for good by the time it is needed. */
const addressAnswer = ({ leave, target }: AddressResponse): Parameters<typeof store.answerAtAddress>[2] => {
  if (leave !== 'redirect') return { leave }
  return target ? { leave, ...target } : { leave: 'gone' }
}
