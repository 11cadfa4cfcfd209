import { completeContent } from '@ximblox/blocks/complete'
import { mergedShared } from '@ximblox/blocks/shared-fields'
import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import type { VersionContent } from '@ximblox/contract/pages'
import { type Actor, operator } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import { upgradedContentOf } from '../pages/content.ts'
import { indexWords } from '../pages/draft-words.ts'
import { type Loaded, loadLocked, loadToRead } from '../pages/load.ts'
import { findGroupPages, findGroups, findLive } from '../pages/shared-props-store.ts'
import { findVersion, type PageRecord, type VersionRecord } from '../pages/store.ts'
import { writeHead } from '../pages/write-head.ts'
import { readSetting, writeSetting } from '../settings/store.ts'
import { writeLive } from './go-live.ts'
import { asLive, lockShared } from './shared-values.ts'

const settingKey = 'merged-types'

/**
 * Merges what translations had of their own before the fields of their type were shared: once for each type, at the first
 * start with that declaration.
 */
export const mergeShared = async (app: App): Promise<void> => {
  const stored = await readSetting(app.db, settingKey)
  const merged = Array.isArray(stored) ? stored.map(String) : []
  for (const { id } of app.registry.pageTypes.values()) {
    if (!sharedFieldsOf(app.registry, id) || merged.includes(id)) continue
    for (const groupID of await findGroups(app.db, id))
      await mergeGroup(app, groupID).catch(error =>
        reportFailure(app.log, error, 'translations cannot be merged', { groupID }),
      )
    merged.push(id)
    await writeSetting(app.db, settingKey, merged)
  }
}

/** A page with the content of its newest version and of its live one, each with values of its own. */
interface Member extends Loaded {
  live: VersionRecord | undefined
  own: Contents
}

interface Contents {
  draft: VersionContent
  live: VersionContent | undefined
}

const mergeGroup = (app: App, groupID: number): Promise<void> =>
  inTransaction(app, async tx => {
    const [first, ...others] = await lockMembers(app, tx, groupID)
    if (!first || others.length === 0) return
    await lockShared(app, tx, first.page)
    // Its pages are used by the new rules already.
    if (await findLive(tx.db, groupID)) return
    const { draft, live } = first.own
    await write(app, tx, first, {
      draft: withMerged(
        app,
        draft,
        others.map(({ own }) => own.draft),
      ),
      live:
        live &&
        withMerged(
          app,
          live,
          others.flatMap(({ own }) => own.live ?? []),
        ),
    })
    for (const other of others) {
      const { head } = await loadToRead(tx.db, other.page.id)
      await write(app, tx, { ...other, head }, other.own)
    }
  })

const lockMembers = async (app: App, tx: Transaction, groupID: number): Promise<Member[]> => {
  const members: Member[] = []
  for (const id of await findGroupPages(tx.db, groupID)) {
    const loaded = await loadLocked(tx.db, id)
    const { page, head } = loaded
    const live = page.liveID === null ? undefined : await findVersion(tx.db, page.liveID)
    const own = (version: VersionRecord) => upgradedContentOf(app, page, { ...version, shared: null })
    members.push({ ...loaded, live, own: { draft: own(head), live: live && own(live) } })
  }
  return members
}

const withMerged = (app: App, content: VersionContent, others: readonly VersionContent[]): VersionContent => {
  const { pageType } = content
  const fields = sharedFieldsOf(app.registry, pageType.id) ?? {}
  const props = others.map(other => other.pageType.props)
  return { ...content, pageType: { ...pageType, props: mergedShared(fields, pageType.props, props) } }
}

/** Writes what differs: first what is live, which stays live, and then what is not published. */
const write = async (
  app: App,
  tx: Transaction,
  { page, head, live }: Omit<Member, 'own'>,
  contents: Contents,
): Promise<void> => {
  const published =
    live && contents.live && (await writePublished(app, tx, { page, head, live }, contents.live))
  if (head.id === live?.id) return
  const before = published ? { ...published, shared: head.shared } : head
  await writeVersion(app, tx, page, before, contents.draft)
  await indexWords(app, tx.db, page.id)
}

/** Returns the new live version, if there is one. */
const writePublished = async (
  app: App,
  tx: Transaction,
  { page, head, live }: { page: PageRecord; head: VersionRecord; live: VersionRecord },
  content: VersionContent,
): Promise<VersionRecord | undefined> => {
  const before = await asLive(app, tx, page, { ...live, revision: head.revision })
  const id = await writeVersion(app, tx, page, before, content)
  if (id === live.id) return undefined
  const version = await findVersion(tx.db, id)
  if (!version) throw new Error(`page ${page.id} has lost a version`)
  const shown = upgradedContentOf(app, page, { ...version, shared: before.shared })
  await writeLive(app, tx, { page, version, actor, detail: { merged: true } }, shown)
  return version
}

/** Versions from before stay as they are, also those that could still be written on. */
const writeVersion = (
  app: App,
  tx: Transaction,
  page: PageRecord,
  before: VersionRecord,
  content: VersionContent,
): Promise<number> =>
  writeHead(tx, {
    registry: app.registry,
    page,
    head: { ...before, sealed: true },
    content: completeContent(app.registry, content),
    kind: 'merged',
    actor,
    authorID: before.authorID ?? undefined,
    now: app.now(),
  })

/** Nobody: the site that declares the fields does it. */
const actor: Actor = { ...operator, address: '' }
