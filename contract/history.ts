import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { json, revision, timestamp } from './fields.ts'
import { pathPageID, pathVersionID, versionID } from './ids.ts'
import { listOf, listQuery } from './list.ts'
import { filesFromBin } from './media-bin.ts'
import { storedVersion } from './pages.ts'
import { ref } from './people.ts'

/** How a version was created; an author's autosaves share one version per half hour. */
export const versionKinds = [
  'created',
  'autosave',
  'saved',
  'restored',
  'merged',
  'translated',
  'imported',
] as const
export type VersionKind = (typeof versionKinds)[number]

/** Events of a version after it was stored. */
export const versionEvents = [
  'published',
  'unpublished',
  'requested',
  'accepted',
  'rejected',
  'revoked',
  'scheduled',
  'shared',
] as const

const versionEvent = z.object({ event: z.enum(versionEvents), at: timestamp, by: ref, remark: z.string() })
export type VersionEvent = z.output<typeof versionEvent>

export const historyRow = z.object({
  versionID,
  title: z.string(),
  revision: z.int(),
  author: ref,
  /** When it was last stored. */
  at: timestamp,
  kind: z.enum(versionKinds),
  /** Whether it is the live version. */
  published: z.boolean(),
  /** The version it was restored from, or 0. */
  restoredFrom: versionID,
  events: z.array(versionEvent),
})
export type HistoryRow = z.output<typeof historyRow>
export type HistoryRowPayload = z.input<typeof historyRow>

/** A run of text that is in both versions, or in one of them. */
export const textPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type TextPart = z.output<typeof textPart>

/** A field that differs: `props.title`, `props.items.KEY.label`, `__images.photo`; a value is absent where the field is. */
export const fieldChange = z.object({
  path: z.string(),
  before: z.optional(json),
  after: z.optional(json),
  /** The differences within a text; rich text is compared as plain text. */
  words: z.optional(z.array(textPart)),
})
export type FieldChange = z.output<typeof fieldChange>

/** The position of a block: in a slot of another block, or at the top level. */
const place = z.object({ parent: z.nullable(z.string()), slot: z.string(), index: z.int() })
export type BlockPlace = z.output<typeof place>

/** A change of a block between two versions; a block that moved and changed has two. */
export const blockChange = z.object({
  /** null for the page's own fields. */
  blockKey: z.nullable(z.string()),
  /** The type of the block or page. */
  type: z.string(),
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  fields: z.array(fieldChange),
  before: z.optional(place),
  after: z.optional(place),
})
export type BlockChange = z.output<typeof blockChange>

/** A part of the caller's work that another author replaced in a merge and that is not on the page now. */
export const replacedPart = z.object({
  /** The author who merged, and the last of their consecutive versions. */
  by: ref,
  versionID: z.int(),
  /** null for the page's own fields. */
  blockKey: z.nullable(z.string()),
  /** The type of the block or page. */
  type: z.string(),
  /** As in `fieldChange`; `""` for a whole block. */
  path: z.string(),
  mine: json,
  /** Absent if it was removed. */
  now: z.optional(json),
  /** The former position of a block or list item; `after` is the preceding one. */
  place: z.optional(
    z.object({ parent: z.nullable(z.string()), slot: z.string(), after: z.nullable(z.string()) }),
  ),
})
export type ReplacedPart = z.output<typeof replacedPart>

/** Listing, comparing and restoring the versions of a page. */
export const history = {
  listVersions: defineCall({
    method: 'GET',
    path: '/page/{id}/versions',
    summary: 'List the versions of a page, newest first',
    access: 'user',
    params: z.object({ id: pathPageID }),
    query: z.strictObject(listQuery(['at'])),
    response: listOf(historyRow),
    errors: ['pageNotFound'],
  }),
  compareVersions: defineCall({
    method: 'GET',
    path: '/page/versions/compare',
    summary: 'Compare two versions by block and field',
    access: 'user',
    query: z.strictObject({ from: pathVersionID, to: pathVersionID }),
    response: z.object({ from: versionID, to: versionID, changes: z.array(blockChange) }),
    errors: ['pageNotFound'],
  }),
  listReplaced: defineCall({
    method: 'GET',
    path: '/page/{id}/replaced',
    summary:
      'List parts of the caller’s work that others replaced in a merge since the caller’s last version',
    access: 'user',
    params: z.object({ id: pathPageID }),
    response: z.object({ items: z.array(replacedPart) }),
    errors: ['pageNotFound'],
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/page/version/{id}/restore',
    summary:
      'Store an older version, or one block of it, as the newest version, with its files in the bin; `revision` is the base',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({ blockKey: z.optional(z.string('wrongType')), revision }),
    response: z.object({ ...storedVersion.shape, ...filesFromBin.shape }),
    errors: ['pageNotFound', 'staleRevision', 'destinationTaken'],
  }),
}
