import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pageID, versionID } from './ids.ts'
import { listOf, listQuery } from './list.ts'

/**
 * How stored content can differ from the definitions of the site. `newer-block`: written by newer code than the running
 * one. `invalid-props`: refused by the fields of its type, even after upgrades. `unreadable`: not content at all.
 */
export const mismatchKinds = [
  'unknown-block',
  'newer-block',
  'unknown-page-type',
  'newer-page-type',
  'upgrade-failed',
  'invalid-props',
  'unreadable',
] as const
export type MismatchKind = (typeof mismatchKinds)[number]

const mismatch = z.object({
  kind: z.enum(mismatchKinds),
  /** The id of the block type or page type; "" if there is none. */
  type: z.string(),
  /** The first concerned property, as in `blocks.3.props.title`. */
  property: z.string(),
})

/** A page whose stored content does not match the definitions of the site. */
export const mismatchRow = z.object({
  pageID,
  title: z.string(),
  slug: z.string(),
  locale: z.string(),
  type: z.string(),
  /** The path for visitors; null if the page is not published. */
  path: z.nullable(z.string()),
  /** Whether the published version is concerned, and not only the latest one. */
  isLive: z.boolean(),
  versionID,
  /** The first mismatches of the version. */
  mismatches: z.array(mismatch),
  /** The number of mismatches of the version. */
  totalMismatches: z.int(),
})
export type MismatchRow = z.output<typeof mismatchRow>

/** A definition that changed without a raised version, so that stored content may not match it. */
export const changedDefinition = z.object({
  kind: z.enum(['block', 'page-type']),
  id: z.string(),
  version: z.int(),
  /** The fields and slots that accept less than before, as in `cards.title` or `slots.left`. */
  parts: z.array(z.string()),
  /**
   * The number of pages that use it at this version, including pages in the bin, and how many of them are published.
   */
  pages: z.int(),
  livePages: z.int(),
})
export type ChangedDefinition = z.output<typeof changedDefinition>

export const contentCheck = {
  listMismatches: defineCall({
    method: 'GET',
    path: '/page/mismatches',
    summary:
      'Pages whose stored content does not match the block types and page types of the site, published ones first',
    access: { permission: 'manage-settings' },
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type'])),
    response: z.object({
      ...listOf(mismatchRow).shape,
      /** The number of `totalItems` whose published version is concerned. */
      totalLive: z.int(),
      changedDefinitions: z.array(changedDefinition),
      /** When the last check finished; null before the first one. */
      checkedAt: z.nullable(timestamp),
      /** Whether a check is running. */
      isChecking: z.boolean(),
    }),
  }),
}
