import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { json, revision, timestamp } from './fields.ts'
import { pathPageID, pathVersionID, versionID } from './ids.ts'
import { listOf, listQuery } from './list.ts'
import { stored } from './pages.ts'
import { ref } from './people.ts'

/** How a version came about; autosaves are one row an author and half hour. */
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

/** What happened to a version after it was written. */
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
  /** When it was last written. */
  at: timestamp,
  kind: z.enum(versionKinds),
  /** Whether visitors read it now. */
  published: z.boolean(),
  /** 0 unless it was made by restoring another one. */
  restoredFrom: versionID,
  events: z.array(versionEvent),
})
export type HistoryRow = z.output<typeof historyRow>
export type HistoryRowPayload = z.input<typeof historyRow>

/** A stretch of a text that is in both versions, or in one of them. */
export const textPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type TextPart = z.output<typeof textPart>

/** A field that differs: `props.title`, `props.items.KEY.label`, `__images.photo`; a side without it has no value. */
export const fieldChange = z.object({
  path: z.string(),
  before: z.optional(json),
  after: z.optional(json),
  /** For texts, rich ones as plain text: what they have in common and what not. */
  words: z.optional(z.array(textPart)),
})
export type FieldChange = z.output<typeof fieldChange>

/** Where a block stands: in a slot of a block, or on the page itself. */
const place = z.object({ parent: z.nullable(z.string()), slot: z.string(), index: z.int() })
export type BlockPlace = z.output<typeof place>

/** What became of a block from one version to the other; one that moved and changed is there twice. */
export const blockChange = z.object({
  /** null for the page's own fields. */
  blockKey: z.nullable(z.string()),
  /** Of the block; that of the page for its own fields. */
  type: z.string(),
  kind: z.enum(['added', 'removed', 'moved', 'changed']),
  fields: z.array(fieldChange),
  before: z.optional(place),
  after: z.optional(place),
})
export type BlockChange = z.output<typeof blockChange>

/** A part of one's own work that somebody else replaced by merging it with theirs, and that is not on the page now. */
export const replacedPart = z.object({
  /** Who merged, and their last version in a row. */
  by: ref,
  versionID: z.int(),
  /** null for the page's own fields. */
  blockKey: z.nullable(z.string()),
  /** Of the block; that of the page for its own fields. */
  type: z.string(),
  /** As in a field that differs; `""` for a block as a whole. */
  path: z.string(),
  mine: json,
  /** Absent where it was removed. */
  now: z.optional(json),
  /** Where a block stood, and for an item of a list behind which item. */
  place: z.optional(
    z.object({ parent: z.nullable(z.string()), slot: z.string(), after: z.nullable(z.string()) }),
  ),
})
export type ReplacedPart = z.output<typeof replacedPart>

/** The versions of a page: what it was, what changed, and how to go back. */
export const history = {
  listVersions: defineCall({
    method: 'GET',
    path: '/page/{id}/versions',
    summary: 'The versions of a page, newest first',
    access: 'user',
    params: z.object({ id: pathPageID }),
    query: z.strictObject(listQuery(['at'])),
    response: listOf(historyRow),
    errors: ['PM_01'],
  }),
  compareVersions: defineCall({
    method: 'GET',
    path: '/page/versions/compare',
    summary: 'What differs between two versions, by block and field',
    access: 'user',
    query: z.strictObject({ from: pathVersionID, to: pathVersionID }),
    response: z.object({ from: versionID, to: versionID, changes: z.array(blockChange) }),
    errors: ['PM_01'],
  }),
  listReplaced: defineCall({
    method: 'GET',
    path: '/page/{id}/replaced',
    summary: 'What others replaced of your own work since your last version, by merging it with theirs',
    access: 'user',
    params: z.object({ id: pathPageID }),
    response: z.object({ items: z.array(replacedPart) }),
    errors: ['PM_01'],
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/page/version/{id}/restore',
    summary: 'Write an older version, or one block of it, as the newest; `revision` is the base',
    access: { permission: 'edit-page' },
    params: z.object({ id: pathVersionID }),
    body: z.strictObject({ blockKey: z.optional(z.string('V_15')), revision }),
    response: stored,
    errors: ['PM_01', 'PM_02'],
  }),
}
