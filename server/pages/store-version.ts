import { type DraftErrors, mergeErrors } from '@ximblox/blocks/draft-errors'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { PageTypeContent, VersionContent } from '@ximblox/contract/pages'
import { listErrors } from '@ximblox/contract/rules/list-errors'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../content/transaction.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse, refuseAny } from '../errors.ts'
import type { PartlyInput } from '../http/partial.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { checkVersion, withoutHoles } from './check.ts'
import { brokenTags } from './check-tags.ts'
import { completeContent, contentOf } from './content.ts'
import { indexWords } from './draft-words.ts'
import { type Loaded, loadToChange, loadToRead } from './load.ts'
import { checkTagNames, nameTags } from './name-tags.ts'
import { permitBlocks } from './permit-blocks.ts'
import { presentVersion } from './present.ts'
import * as store from './store.ts'
import { withoutStoredErrors } from './stored-errors.ts'
import { writeHead } from './write-head.ts'

type Store = typeof calls.page.storeVersion

/**
 * Stores the content of a page. Saving refuses all errors and seals the row. An autosave accepts incomplete content,
 * reports its errors with the success, and leaves the row open. When the base is not the head, it refuses with
 * `staleRevision` and sends the whole head.
 */
export const storeVersion = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Store>,
): Promise<Payload<Store>> => {
  permit(actor, 'edit-page')
  const target = await store.findVersion(app.db, params.id)
  if (!target) throw refuse('pageNotFound')
  const pageID = target.pageID

  return inTransaction(app, async tx => {
    const loaded = await loadToChange(tx.db, actor, pageID, 'edit-page')
    const { page, head } = loaded
    refuseAny(mismatches(target, body))
    if (body.revision !== head.revision) throw await conflict(app, tx.db, loaded)
    const stored = contentOf(head, page.type)
    const sent = await nameTags(tx, actor, app.registry, merged(app, stored, body))
    permitBlocks(app.registry, actor, sent, stored)
    const errors = await checkSent(app, tx.db, stored, sent)
    refuseAny(body.autosave ? errors.refused : [...errors.refused, ...errors.tolerated], { about: sent })
    const content = completeContent(app.registry, sent)
    const kind = body.autosave ? 'autosave' : (body.kind ?? 'saved')
    const headID = await writeHead(tx, { page, head, content, kind, actor, now: app.now() })
    if (!body.autosave) {
      await indexWords(app, tx.db, page.id)
      await recordAudit(tx.db, actor, 'page.store', 'page', page.id, { versionID: headID, kind })
    }
    // Read under the lock: afterwards the head may belong to another user, and the caller would take it for their own.
    const written = await loadToRead(tx.db, page.id)
    return {
      pageVersion: await presentVersion(app, tx.db, page, written.head),
      Errors: [...listErrors(errors.tolerated)],
    }
  })
}

/** The errors of the content, for the parts of the request that are present. */
export const checkStore = async (
  app: App,
  actor: Actor,
  { params, body }: PartlyInput<Store>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'edit-page')
  const named = await store.findVersion(app.db, params.id)
  const page = named && (await store.findPage(app.db, named.pageID))
  const head = page && (await store.findVersion(app.db, page.headID))
  if (!head) return []
  permit(actor, 'edit-page', page)
  const stored = contentOf(head, page.type)
  const sent = await checkTagNames(app.db, actor, app.registry, merged(app, stored, body))
  permitBlocks(app.registry, actor, sent.content, stored)
  const { refused, tolerated } = await checkSent(app, app.db, stored, sent.content)
  return [...sent.errors, ...refused, ...(body.autosave ? [] : tolerated)]
}

const checkSent = async (
  app: App,
  db: Kysely<DB>,
  stored: VersionContent,
  sent: VersionContent,
): Promise<DraftErrors> => {
  const found = mergeErrors([
    await checkVersion(app, db, sent),
    { refused: [], tolerated: await brokenTags(app.registry, db, sent, stored) },
  ])
  const errors = withoutStoredErrors(app.registry, found, sent, stored)
  if (sent.pageType.id === stored.pageType.id) return errors
  return {
    ...errors,
    refused: [errorAt('pageType.id', 'immutable'), ...errors.refused],
  }
}

/** A client that confused the ids would write into another page. */
const mismatches = (named: store.VersionRecord, { id, pageID }: Input<Store>['body']): ErrorEntry[] => [
  ...(id !== undefined && id !== named.id ? [errorAt('id', 'immutable')] : []),
  ...(pageID !== undefined && pageID !== named.pageID ? [errorAt('pageID', 'immutable')] : []),
]

/** The refusal of a write based on an old version. It carries the newest version for merging. */
export const conflict = async (app: App, db: Kysely<DB>, { page, head }: Loaded) =>
  refuse('staleRevision', '', { payload: { current: await presentVersion(app, db, page, head) } })

/** Merges the properties of the request into the head and upgrades the result. Absent ones stay as they are. */
const merged = (app: App, head: VersionContent, body: PartlyInput<Store>['body']): VersionContent =>
  upgradeContent(app.registry, {
    title: body.title ?? head.title,
    seoTitle: body.seoTitle ?? head.seoTitle,
    seoDescription: body.seoDescription ?? head.seoDescription,
    seoKeywords: body.seoKeywords?.filter(word => word !== undefined) ?? head.seoKeywords,
    seoImage:
      body.seoImage === undefined
        ? head.seoImage
        : (body.seoImage?.filter(image => image !== undefined) ?? null),
    ...((body.seoIndexed ?? head.seoIndexed) === false && { seoIndexed: false }),
    blocks: body.blocks ? withoutHoles(body.blocks) : head.blocks,
    pageType: body.pageType ? versioned(app, body.pageType, head) : head.pageType,
    __images: body.__images ?? head.__images,
    __files: body.__files ?? head.__files,
  })

/** Props without a version are of the current one; those of an unknown page type keep the version that is stored. */
const versioned = (
  { registry }: App,
  { version, ...pageType }: PageTypeContent,
  { pageType: stored }: VersionContent,
): PageTypeContent => ({
  ...pageType,
  version: version ?? registry.contentTypes.get(pageType.id)?.version ?? stored.version,
})
