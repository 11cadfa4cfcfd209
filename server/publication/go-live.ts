import { unfinishedContent } from '@ximblox/blocks/unfinished'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import { hasAddress } from '@ximblox/contract/content-types'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { listTag, pageTag } from '../content/tags.ts'
import type { Transaction } from '../content/transaction.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuseAny } from '../errors.ts'
import { liveEntryOf } from '../live/live-entry.ts'
import { checkVersion } from '../pages/check.ts'
import { contentOf } from '../pages/content.ts'
import { asVisible } from '../pages/shared-values.ts'
import { type PageRecord, sealVersion, type VersionRecord } from '../pages/store.ts'
import { recordAudit } from '../record-audit.ts'
import { affectedTagsOf } from './affected-tags.ts'
import { putSearchEntry } from './search-entry.ts'
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

/**
 * Makes a version live. The sealed row itself is the snapshot. The caller holds the page's lock. Returns the redirects
 * that it sets aside.
 */
export const goLive = async (
  app: PublishingApp,
  tx: Transaction,
  publishing: Publishing & { version: VersionRecord },
): Promise<EditorsRedirect[]> => {
  const version = await asLive(app, tx, publishing.page, publishing.version)
  const content = upgradedContent(app, publishing.page, version)
  refuseAny(await errorsOf(app, tx.db, content), { about: content })
  return writeLive(app, tx, publishing, content)
}

/** Makes a version live whose content the caller has upgraded and checked. Returns the redirects that it sets aside. */
export const writeLive = async (
  app: Pick<App, 'registry' | 'now'>,
  tx: Transaction,
  { page, version, actor, feedback = '', detail = {} }: Publishing,
  content: VersionContent,
): Promise<EditorsRedirect[]> => {
  const now = app.now()
  const setAside = page.liveID === null ? await editorsRedirectsAt(tx.db, [page]) : []
  await sealVersion(tx.db, version.id)
  await store.makeLive(tx.db, page.id, version.id, now)
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
  return setAside
}

/** The errors that keep a version from being published. */
export const publishingErrors = async (
  app: App,
  { db }: { db: Kysely<DB> },
  page: PageRecord,
  version: VersionRecord,
): Promise<ErrorEntry[]> => {
  const visible = await asVisible({ registry: app.registry, db }, page, version)
  return errorsOf(app, db, upgradedContent(app, page, visible))
}

const upgradedContent = (app: PublishingApp, page: PageRecord, version: VersionRecord): VersionContent =>
  upgradeContent(app.registry, contentOf(version, page.type), app.reportUpgradeFailure(page.id))

const errorsOf = async (
  app: Pick<App, 'registry'>,
  db: Kysely<DB>,
  content: VersionContent,
): Promise<ErrorEntry[]> => [
  ...(await checkVersion(app, db, content)).tolerated,
  ...unfinishedContent(app.registry, content),
]
