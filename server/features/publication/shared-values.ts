import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { App } from '../../kernel/app-context.ts'
import { listTag, pageTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { lockName } from '../../kernel/db/lock-name.ts'
import { entryOfStored } from '../../kernel/live/live-entry.ts'
import { selectContents } from '../../kernel/live/store.ts'
import * as shared from '../pages/shared-props-store.ts'
import type { PageRecord, VersionRecord } from '../pages/store.ts'
import { putSearchEntry } from './search-entry-store.ts'
import { putLiveEntry } from './store.ts'

type SharingApp = Pick<App, 'registry' | 'now'>
type Page = Pick<PageRecord, 'id' | 'groupID' | 'type'>

/**
 * Holds back other changes of what visitors see of this group of translations, until the transaction ends. The caller
 * holds the locks of the pages that it changes.
 */
export const lockShared = async ({ registry }: SharingApp, tx: Transaction, page: Page): Promise<void> => {
  if (sharedFieldsOf(registry, page.type)) await lockName(tx.db, `shared ${page.groupID}`)
}

/** A version as visitors will see it once it is live, which its siblings have to match. */
export const asLive = async (
  app: SharingApp,
  tx: Transaction,
  page: Page,
  version: VersionRecord,
): Promise<VersionRecord> => {
  if (!sharedFieldsOf(app.registry, page.type) || version.shared === null) return version
  await lockShared(app, tx, page)
  const visible = await shared.findVisible(tx.db, page.groupID)
  if (visible) await replaceShared(app, tx, page, visible)
  return { ...version, shared: visible ?? null }
}

/** Shows the shared values of a page that has just become live on its translations, if they belong to it. */
export const shareLive = async (
  app: SharingApp,
  tx: Transaction,
  page: Page,
  { version = 1, props }: { version?: number | undefined; props: shared.LiveProps['props'] },
): Promise<void> => {
  if (!sharedFieldsOf(app.registry, page.type)) return
  await lockShared(app, tx, page)
  const isFirst = (await shared.findFirst(tx.db, page.groupID)) === page.id
  // An imported translation can be written before the page that its values belong to.
  if (!isFirst && (await shared.findLive(tx.db, page.groupID))) return
  await replaceShared(app, tx, page, { version, props, isPublished: true })
}

const replaceShared = async (
  app: SharingApp,
  tx: Transaction,
  page: Page,
  live: shared.LiveProps,
): Promise<void> => {
  const before = await shared.findLive(tx.db, page.groupID)
  if (isEqual(before, live)) return
  await shared.putLive(tx.db, page.groupID, live)
  const siblings = await shared.findLiveSiblings(tx.db, page)
  const contents = await selectContents(
    tx.db,
    siblings.map(({ id }) => id),
  )
  for (const sibling of siblings) {
    const content = contents.get(sibling.id)
    if (!content) continue
    const entry = entryOfStored(app.registry, content, app.now())
    await putLiveEntry(tx.db, sibling, sibling.versionID, entry)
    await putSearchEntry(tx.db, sibling, entry)
    tx.touch(pageTag(sibling.id), listTag(sibling.type, sibling.locale))
  }
}
