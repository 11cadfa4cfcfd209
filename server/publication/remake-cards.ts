import { cardVersionOf } from '@ximblox/blocks/card-version'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { App } from '../app-context.ts'
import { listTag } from '../content/tags.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import { type LiveEntry, liveEntryOf } from '../live/live-entry.ts'
import { type LiveContent, liveContentOf } from '../live/live-page.ts'
import { selectContents } from '../live/store.ts'
import { levelOf } from '../report-failure.ts'
import * as store from './store.ts'

interface Remaking {
  /** Pages whose cards could not be made again by this process, which are not tried twice. */
  failed?: Set<number>
  signal?: AbortSignal
  /** How many at once; their content is in memory together. */
  batch?: number
}

/**
 * Makes what lists show of live pages again where older code made it, and gives how many were made. Each batch is a
 * transaction of its own and what it made is no longer stale, so whoever comes next goes on where a killed process
 * was. While another node is at it, this one leaves it alone.
 */
export const remakeCards = async (
  app: App,
  { failed = new Set(), signal, batch = 20 }: Remaking = {},
): Promise<number> => {
  let remade = 0
  let after = 0
  while (!signal?.aborted) {
    const done = await inTransaction(app, tx => remakeBatch(app, tx, { after, limit: batch, failed }))
    if (!done) break
    remade += done.remade
    after = done.last
  }
  if (remade > 0) app.log.info({ pages: remade }, 'the cards of live pages were made again')
  return remade
}

const remakeBatch = async (
  app: App,
  tx: Transaction,
  { failed, ...range }: { after: number; limit: number; failed: Set<number> },
): Promise<{ remade: number; last: number } | undefined> => {
  if (!(await store.takeCards(tx.db))) return
  const { pageTypes } = app.registry
  const current = new Map([...pageTypes.values()].map(type => [type.id, cardVersionOf(type)]))
  const stale = await store.lockStaleEntries(tx.db, current, range)
  const last = stale.at(-1)?.pageID
  if (last === undefined) return
  const toMake = stale.filter(({ pageID }) => !failed.has(pageID))
  const contents = await selectContents(
    tx.db,
    toMake.map(({ pageID }) => pageID),
  )
  let remade = 0
  for (const before of toMake) {
    const content = contents.get(before.pageID)
    const entry = content && remake(app, before.pageID, content)
    if (!entry || entry.cardVersion < (current.get(before.type) ?? 0)) {
      failed.add(before.pageID)
      continue
    }
    await store.putLiveEntry(tx.db, { ...before, id: before.pageID }, before.versionID, entry)
    if (!isShownAlike(before, entry)) tx.touch(listTag(before.type, before.locale))
    remade += 1
  }
  return { remade, last }
}

const remake = (
  { registry, log }: App,
  pageID: number,
  { firstLiveAt, ...content }: LiveContent,
): LiveEntry | undefined => {
  try {
    return liveEntryOf(registry, liveContentOf(content), firstLiveAt)
  } catch (error) {
    log[levelOf(error)]({ err: error, pageID }, 'the card of a page could not be made again')
  }
}

const isShownAlike = (before: store.StaleEntry, after: LiveEntry): boolean =>
  isEqual(before.card, after.card) &&
  isEqual(before.tags, after.tags) &&
  before.sortAt.getTime() === after.sortAt.getTime() &&
  before.title === after.title
