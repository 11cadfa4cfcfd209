import { cardVersionOf } from '@ximblox/blocks/card-version'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { App } from '../../kernel/app-context.ts'
import { listTag, pageTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { levelOf } from '../../kernel/failures/report-failure.ts'
import { entryOfStored, type LiveEntry } from '../../kernel/live/live-entry.ts'
import type { LiveContent } from '../../kernel/live/live-page.ts'
import { selectContents } from '../../kernel/live/store.ts'
import * as store from './store.ts'

interface RefreshOptions {
  /** Pages whose cards this process failed to compute; it does not try them again. */
  failed?: Set<number>
  signal?: AbortSignal
  /** Number of pages whose content is in memory at the same time. */
  batchSize?: number
}

/**
 * Recomputes the cards of live pages that older code made, or that the date has outdated, and returns their number. Each batch is a transaction,
 * after which its cards are no longer stale, so the job continues where a killed process stopped. Only one node runs it
 * at a time.
 */
export const refreshCards = async (
  app: App,
  { failed = new Set(), signal, batchSize = 20 }: RefreshOptions = {},
): Promise<number> => {
  let refreshed = 0
  let after = 0
  for (;;) {
    if (signal?.aborted) break
    const done = await inTransaction(app, tx => refreshBatch(app, tx, { after, limit: batchSize, failed }))
    if (!done) break
    refreshed += done.refreshed
    after = done.last
  }
  if (refreshed > 0) app.log.info({ pages: refreshed }, 'refreshed the cards of live pages')
  return refreshed
}

const refreshBatch = async (
  app: App,
  tx: Transaction,
  { failed, ...range }: { after: number; limit: number; failed: Set<number> },
): Promise<{ refreshed: number; last: number } | undefined> => {
  if (!(await store.tryLockCards(tx.db))) return
  const { pageTypes } = app.registry
  const current = new Map([...pageTypes.values()].map(type => [type.id, cardVersionOf(type)]))
  const stale = await store.lockStaleEntries(tx.db, current, { ...range, failed, now: app.now() })
  const last = stale.at(-1)?.pageID
  if (last === undefined) return
  const contents = await selectContents(
    tx.db,
    stale.map(({ pageID }) => pageID),
  )
  let refreshed = 0
  for (const before of stale) {
    const content = contents.get(before.pageID)
    const entry = content && newEntryOf(app, before.pageID, content)
    const isReadable = entry && entry.cardVersion >= (current.get(before.type) ?? 0)
    if (!isReadable || !(await storeCard(app, tx, before, entry))) {
      failed.add(before.pageID)
      continue
    }
    if (!isSameInLists(before, entry)) tx.touch(listTag(before.type, before.locale), pageTag(before.pageID))
    refreshed += 1
  }
  return { refreshed, last }
}

const newEntryOf = (
  { registry, log, now }: App,
  pageID: number,
  content: LiveContent,
): LiveEntry | undefined => {
  try {
    return entryOfStored(registry, content, now())
  } catch (error) {
    log[levelOf(error)]({ err: error, pageID }, 'the card of a page could not be computed')
  }
}

/** A card that PostgreSQL refuses must not keep the others of its batch from being stored. */
const storeCard = async (
  { log }: App,
  { db }: Transaction,
  before: store.StaleEntry,
  entry: LiveEntry,
): Promise<boolean> => {
  await store.beginCard(db)
  try {
    await store.putLiveEntry(db, { ...before, id: before.pageID }, before.versionID, entry)
    await store.putSearchOrder(db, before.pageID, entry.sortAt)
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    await store.undoCard(db)
    log[levelOf(error)]({ err: error, pageID: before.pageID }, 'the card of a page could not be stored')
    return false
  }
}

const isSameInLists = (before: store.StaleEntry, after: LiveEntry): boolean =>
  isEqual(before.card, after.card) &&
  isEqual(before.tags, after.tags) &&
  isEqual(before.facets, after.facets) &&
  isEqual(before.sortKeys, after.sortKeys) &&
  before.sortAt.getTime() === after.sortAt.getTime() &&
  before.title === after.title
