import { type DraftErrors, mergeErrors } from '@ximblox/blocks/draft-errors'
import type { Registry } from '@ximblox/blocks/registry'
import { isSharedPath } from '@ximblox/blocks/shared-fields'
import { withoutStoredErrors } from '@ximblox/blocks/stored-errors'
import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { VersionContent } from '@ximblox/contract/pages'
import { listErrors } from '@ximblox/contract/rules/list-errors'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import type { StoredContent } from '../../kernel/live/live-page.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { type Checked, checkVersion } from './check.ts'
import { brokenTags } from './check-tags.ts'
import { contentOf } from './content.ts'
import { indexWords } from './draft-words.ts'
import { type Loaded, loadToChange, loadToRead } from './load.ts'
import { mergeContent } from './merge-content.ts'
import { checkTagNames, nameTags } from './name-tags.ts'
import { permitBlocks } from './permit-blocks.ts'
import { presentBareVersion, presentVersion } from './present.ts'
import * as store from './store.ts'
import { writeHead } from './write-head.ts'

type Store = typeof calls.page.storeVersion
type StoreChanges = typeof calls.page.storeChanges

/** What both calls send. Only one of them names the version and the page a second time. */
type ContentBody = Input<StoreChanges>['body'] & Pick<Input<Store>['body'], 'id' | 'pageID'>

type Outcome = Pick<Payload<StoreChanges>, 'ignored' | 'Errors'>

/** Stores the content of a page, and answers with all of it. */
export const storeVersion = (
  app: App,
  actor: Actor,
  { params, body }: Input<Store>,
): Promise<Payload<Store>> =>
  storeContent(app, actor, { params, body }, async (tx, { page, head }, outcome) => ({
    pageVersion: await presentVersion(app, tx.db, page, head),
    ...outcome,
  }))

/** Stores what changed in the content of a page. */
export const storeChanges = (
  app: App,
  actor: Actor,
  input: Input<StoreChanges>,
): Promise<Payload<StoreChanges>> =>
  storeContent(app, actor, input, async (tx, { head }, outcome) => ({
    pageVersion: await presentBareVersion(tx.db, head),
    ...outcome,
  }))

/**
 * Saving refuses all errors and seals the row. An autosave accepts incomplete content, reports its errors with the
 * success, and leaves the row open. When the base is not the head, it refuses with `staleRevision` and sends the whole
 * head.
 */
const storeContent = async <P>(
  app: App,
  actor: Actor,
  { params, body }: Pick<Input<Store>, 'params'> & { body: ContentBody },
  present: (tx: Transaction, written: Loaded, outcome: Outcome) => Promise<P>,
): Promise<P> => {
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
    const merged = mergeContent(app.registry, stored, body)
    refuseAny(merged.errors)
    const sent = await nameTags(tx, actor, app.registry, merged.content)
    permitBlocks(app.registry, actor, sent, stored)
    const { refused, tolerated, complete } = await checkSent(app, tx.db, stored, sent)
    refuseAny(body.autosave ? refused : [...refused, ...tolerated], { about: sent })
    const kind = body.autosave ? 'autosave' : (body.kind ?? 'saved')
    const headID = await writeHead(tx, {
      registry: app.registry,
      page,
      head,
      content: complete,
      kind,
      actor,
      now: app.now(),
    })
    if (!body.autosave) {
      await indexWords(app, tx.db, page.id)
      await recordAudit(tx.db, actor, 'page.store', 'page', page.id, { versionID: headID, kind })
    }
    // Read under the lock: afterwards the head may belong to another user, and the caller would take it for their own.
    return present(tx, await loadToRead(tx.db, page.id), {
      ...(merged.ignored.length > 0 && { ignored: merged.ignored }),
      Errors: [...listErrors(tolerated)],
    })
  })
}

/** The errors of the content, for the parts of the request that are present. */
export const checkStore = async (
  app: App,
  actor: Actor,
  { params, body }: PartlyInput<Store> | PartlyInput<StoreChanges>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'edit-page')
  const named = await store.findVersion(app.db, params.id)
  const page = named && (await store.findPage(app.db, named.pageID))
  const head = page && (await store.findVersion(app.db, page.headID))
  if (!head) return []
  permit(actor, 'edit-page', page)
  const stored = contentOf(head, page.type)
  const merged = mergeContent(app.registry, stored, body)
  const sent = await checkTagNames(app.db, actor, app.registry, merged.content)
  permitBlocks(app.registry, actor, sent.content, stored)
  const { refused, tolerated } = await checkSent(app, app.db, stored, sent.content)
  return [...merged.errors, ...sent.errors, ...refused, ...(body.autosave ? [] : tolerated)]
}

const checkSent = async (
  app: App,
  db: Kysely<DB>,
  stored: StoredContent,
  sent: VersionContent,
): Promise<Checked> => {
  const { complete, ...checked } = await checkVersion(app, db, sent)
  const found = mergeErrors([
    withoutSharedErrors(app.registry, stored, checked),
    { refused: [], tolerated: await brokenTags(app.registry, db, sent, stored) },
  ])
  const { refused, tolerated } = withoutStoredErrors(app.registry, found, sent, stored)
  const isOtherType = sent.pageType.id !== stored.pageType.id
  return {
    refused: isOtherType ? [errorAt('pageType.id', 'immutable'), ...refused] : refused,
    tolerated,
    complete,
  }
}

/** Shared values are corrected on the page that they belong to. */
const withoutSharedErrors = (
  registry: Registry,
  { pageType: { id, shared } }: StoredContent,
  { refused, tolerated }: DraftErrors,
): DraftErrors => {
  const fields = shared && sharedFieldsOf(registry, id)
  if (!fields) return { refused, tolerated }
  const isOwn = ({ property }: ErrorEntry) =>
    !property.startsWith(propsPath) || !isSharedPath(fields, property.slice(propsPath.length))
  return { refused: refused.filter(isOwn), tolerated: tolerated.filter(isOwn) }
}

const propsPath = 'pageType.props.'

/** A client that confused the ids would write into another page. */
const mismatches = (named: store.VersionRecord, { id, pageID }: ContentBody): ErrorEntry[] => [
  ...(id !== undefined && id !== named.id ? [errorAt('id', 'immutable')] : []),
  ...(pageID !== undefined && pageID !== named.pageID ? [errorAt('pageID', 'immutable')] : []),
]

/** The refusal of a write based on an old version. It carries the newest version for merging. */
export const conflict = async (app: App, db: Kysely<DB>, { page, head }: Loaded) =>
  refuse('staleRevision', '', { payload: { current: await presentVersion(app, db, page, head) } })
