import { unfinishedContent } from '@ximblox/blocks/unfinished'
import { hasAddress } from '@ximblox/contract/content-types'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { listTag, pageTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuseAny } from '../../kernel/errors/errors.ts'
import { liveEntryOf } from '../../kernel/live/live-entry.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { checkVersion } from '../pages/check.ts'
import { upgradedContentOf } from '../pages/content.ts'
import { asVisible } from '../pages/shared-values.ts'
import { type PageRecord, sealVersion, type VersionRecord } from '../pages/store.ts'
import { affectedTagsOf } from './affected-tags.ts'
import { putSearchEntry } from './search-entry-store.ts'
import { type EditorsRedirect, editorsRedirectsAt, recordRedirects } from './set-aside.ts'
import { asLive, shareLive } from './shared-values.ts'
import * as store from './store.ts'

type PublishingApp = Pick<App, 'registry' | 'now' | 'reportUpgradeFailure'>

interface Publishing {
  page: PageRecord
  version: Pick<VersionRecord, 'id' | 'title'>
  actor: Actor
  feedback?: string
  /** Additional details for the audit log. */
  detail?: Record<string, unknown>
}

interface Published {
  page: PageRecord
  /** The redirects that the page has set aside. */
  setAside: EditorsRedirect[]
}

/**
 * Makes a version live, of which the caller may have upgraded the content already. The sealed row itself is the snapshot.
 * The caller holds the page's lock.
 */
export const goLive = async (
  app: PublishingApp,
  tx: Transaction,
  publishing: Publishing & { version: VersionRecord },
  upgraded?: VersionContent,
): Promise<Published> => {
  const { page, version } = publishing
  const shown = await asLive(app, tx, page, version)
  const content = (shown === version && upgraded) || upgradedContentOf(app, page, shown)
  refuseAny(await errorsOf(app, tx.db, content), { about: content })
  return writeLive(app, tx, publishing, content)
}

/** Makes a version live whose content the caller has upgraded and checked. */
export const writeLive = async (
  app: Pick<App, 'registry' | 'now'>,
  tx: Transaction,
  { page, version, actor, feedback = '', detail = {} }: Publishing,
  content: VersionContent,
): Promise<Published> => {
  const now = app.now()
  const setAside = page.liveID === null ? await editorsRedirectsAt(tx.db, [page]) : []
  await sealVersion(tx.db, version.id)
  const published = await store.makeLive(tx.db, page.id, version.id, now)
  if (hasAddress(page.type)) {
    const entry = liveEntryOf(app.registry, content, { firstLiveAt: page.firstLiveAt ?? now, now })
    await store.putLiveEntry(tx.db, page, version.id, entry)
    await putSearchEntry(tx.db, page, entry)
    await store.claimAddress(tx.db, page)
  }
  await shareLive(app, tx, page, content.pageType)
  await store.logPublication(tx.db, {
    pageID: page.id,
    versionID: version.id,
    action: 'publish',
    actorID: actor.id,
    at: now,
    feedback,
  })
  await recordAudit(tx.db, actor, 'page.publish', 'page', page.id, {
    versionID: version.id,
    title: version.title,
    ...detail,
  })
  tx.touch(pageTag(page.id), listTag(page.type, page.locale))
  if (page.liveID === null) tx.touch(...(await affectedTagsOf(tx.db, page)))
  await recordRedirects(tx, actor, 'redirect.set-aside', setAside)
  return { page: published, setAside }
}

/** The errors that keep a version from being published. */
export const publishingErrors = async (
  app: App,
  { db }: { db: Kysely<DB> },
  page: PageRecord,
  version: VersionRecord,
): Promise<ErrorEntry[]> => {
  const visible = await asVisible({ registry: app.registry, db }, page, version)
  return errorsOf(app, db, upgradedContentOf(app, page, visible))
}

const errorsOf = async (
  app: Pick<App, 'registry'>,
  db: Kysely<DB>,
  content: VersionContent,
): Promise<ErrorEntry[]> => [
  ...(await checkVersion(app, db, content)).tolerated,
  ...unfinishedContent(app.registry, content),
]
