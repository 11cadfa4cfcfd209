import type { Registry } from '@ximblox/blocks/registry'
import { ownPart } from '@ximblox/blocks/shared-fields'
import { sharedFieldsOf } from '@ximblox/blocks/upgrade'
import { withoutDerived } from '@ximblox/blocks/without-derived'
import type { VersionKind } from '@ximblox/contract/history'
import { limits } from '@ximblox/contract/limits'
import type { VersionContent } from '@ximblox/contract/pages'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Actor } from '../../kernel/actor.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { StoredContent } from '../../kernel/live/live-page.ts'
import { isReadable } from '../../kernel/live/readable.ts'
import { referencedIDs } from '../../kernel/live/references.ts'
import { holdFiles } from '../media/store.ts'
import { contentOf, rowOf, withSharedCopies } from './content.ts'
import * as store from './store.ts'

interface Write {
  registry: Registry
  page: store.PageRecord
  head: store.VersionRecord
  content: VersionContent
  kind: VersionKind
  /** The older version that is restored. */
  restoredFrom?: number
  actor: Actor
  /** The author of the content: the actor, unless they only updated links. */
  authorID?: number | undefined
  now: Date
}

/**
 * The only function that writes page content, used by store, autosave and restore. The caller holds the page's lock and
 * has compared the revision. Returns the id of the head, which is a new row when the old one was finished.
 */
export const writeHead = async (
  tx: Transaction,
  { registry, page, head, content, kind, restoredFrom, actor, authorID = actor.id, now }: Write,
): Promise<number> => {
  const seals = kind !== 'autosave'
  const written = withSharedCopies(registry, withoutDerived(content), head.shared)
  if (isEqual(ownContent(registry, written, head), ownContent(registry, contentOf(head, page.type), head))) {
    if (seals) await store.sealVersion(tx.db, head.id, kind)
    return head.id
  }
  const row = rowOf(written)
  if (!fitsSizeLimit(row)) throw refuse('contentTooLarge', 'blocks')
  // Keeps the files from being deleted as unused at the same time.
  await holdFiles(tx.db, referencedIDs(row.refs, 'f'))
  const values = { ...row, revision: head.revision + 1, kind, sealed: seals }
  // A restored version never overwrites the draft that it replaces.
  const id =
    restoredFrom !== undefined || isFinished(head, authorID, now)
      ? await store.insertVersion(tx.db, page.id, authorID, now, { ...values, restored_from: restoredFrom })
      : await store.updateVersion(tx.db, head.id, now, values).then(() => head.id)
  await store.setHead(tx.db, page.id, { id, title: content.title, authorID, now })
  return id
}

/** Shared values that changed in the meantime are no change of this page. */
const ownContent = (
  registry: Registry,
  { pageType: { shared: _shared, ...pageType }, ...content }: StoredContent,
  { shared }: store.VersionRecord,
): VersionContent => {
  const fields = shared && sharedFieldsOf(registry, pageType.id)
  return { ...content, pageType: fields ? { ...pageType, props: ownPart(fields, pageType.props) } : pageType }
}

/** True when a version is small enough to be stored. */
export const fitsSizeLimit = ({
  blocks,
  props,
  media,
  seo,
}: Pick<ReturnType<typeof rowOf>, 'blocks' | 'props' | 'media' | 'seo'>): boolean =>
  [blocks, props, media, seo].reduce((total, text) => total + Buffer.byteLength(text), 0) <=
  limits.versionBytes

/** A sealed row never changes, nor one with parts that nobody can see. An open one belongs to one author for half an hour. */
const isFinished = (head: store.VersionRecord, authorID: number, now: Date) =>
  head.sealed ||
  !isReadable(head) ||
  head.authorID !== authorID ||
  now.getTime() - head.createdAt.getTime() > limits.autosaveWindowMinutes * 60_000
