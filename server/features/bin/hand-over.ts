import { completeContent } from '@ximblox/blocks/complete'
import type { SharedProps } from '@ximblox/blocks/shared-fields'
import { sharedFieldsOf, upgradeContent } from '@ximblox/blocks/upgrade'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { contentOf } from '../pages/content.ts'
import { indexWords } from '../pages/draft-words.ts'
import { type Loaded, loadToRead } from '../pages/load.ts'
import { findFirst } from '../pages/shared-props-store.ts'
import { lockPage, type PageRecord } from '../pages/store.ts'
import { writeHead } from '../pages/write-head.ts'

type Page = Pick<PageRecord, 'id' | 'groupID' | 'type'>

/** The page that shared values belong to while this one is in the bin, locked; undefined if they stay where they are. */
export const lockHolder = async (app: App, tx: Transaction, page: Page): Promise<Loaded | undefined> => {
  const first = await lockFirst(app, tx, page, 0)
  return first && first.page.id > page.id ? first : undefined
}

/** The page that shared values will belong to when this one is in the bin, locked; undefined if that changes nothing. */
export const lockHeir = async (app: App, tx: Transaction, page: Page): Promise<Loaded | undefined> =>
  (await findFirst(tx.db, page.groupID)) === page.id ? lockFirst(app, tx, page, page.id) : undefined

/** Locks the oldest page of the group with a higher id. Others may be deleted or restored before that. */
const lockFirst = async (
  app: App,
  tx: Transaction,
  page: Page,
  after: number,
): Promise<Loaded | undefined> => {
  if (!sharedFieldsOf(app.registry, page.type)) return undefined
  const id = await findFirst(tx.db, page.groupID, after)
  if (id === undefined) return undefined
  await lockPage(tx.db, id)
  return (await findFirst(tx.db, page.groupID, after)) === id
    ? loadToRead(tx.db, id)
    : lockFirst(app, tx, page, after)
}

/** Writes shared values into a page that they belong to from now on. The author of its content stays the same. */
export const inheritShared = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { page, head }: Loaded,
  shared: SharedProps | null,
): Promise<void> => {
  const stored = contentOf({ ...head, shared }, page.type)
  const shown = upgradeContent(app.registry, stored, app.reportUpgradeFailure(page.id))
  await writeHead(tx, {
    registry: app.registry,
    page,
    head: { ...head, shared: null },
    content: completeContent(app.registry, shown),
    kind: head.sealed ? 'saved' : 'autosave',
    actor,
    authorID: head.authorID ?? undefined,
    now: app.now(),
  })
  await indexWords(app, tx.db, page.id)
}
