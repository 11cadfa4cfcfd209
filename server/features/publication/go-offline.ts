import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { listTag, pageTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { PageRecord } from '../pages/store.ts'
import { affectedTagsOf } from './affected-tags.ts'
import { editorsRedirectsAt, recordRedirects } from './set-aside.ts'
import { lockShared } from './shared-values.ts'
import * as store from './store.ts'
import type { AddressResponse } from './unpublish-response.ts'

/**
 * Unpublishes a page and sets the response at its paths. The response of a page that is already offline can be changed
 * too. The caller holds the page's lock.
 */
export const goOffline = async (
  app: App,
  tx: Transaction,
  page: PageRecord,
  actor: Actor,
  response: AddressResponse,
): Promise<void> => {
  const now = app.now()
  await lockShared(app, tx, page)
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
  // A path that was never public needs no response.
  if (page.firstLiveAt === null) return
  const redirects = page.liveID === null ? [] : await editorsRedirectsAt(tx.db, [page])
  const answer = addressAnswer(response)
  await store.answerAtAddress(tx.db, page, answer, now)
  const action = answer.leave === 'nothing' ? 'redirect.bring-back' : 'redirect.replace'
  await recordRedirects(tx, actor, action, redirects)
  tx.touch(pageTag(page.id), listTag(page.type, page.locale), ...(await affectedTagsOf(tx.db, page)))
}

/** The target page of a scheduled redirect may have been deleted by the time it is needed. */
const addressAnswer = ({ leave, target }: AddressResponse): Parameters<typeof store.answerAtAddress>[2] => {
  if (leave !== 'redirect') return { leave }
  return target ? { leave, ...target } : { leave: 'gone' }
}
