import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pageID, versionID } from './ids.ts'
import { listOf, listQuery } from './list.ts'

/**
 * How stored content can differ from the definitions of the site. `newer-block`: written by newer code than the one that
 * runs. `invalid-props`: refused by the fields of its type, also after its upgrades. `unreadable`: not content at all.
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
  /** Id of the block type or page type; "" where there is none. */
  type: z.string(),
  /** The first place concerned, as in `blocks.3.props.title`. */
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
  /** The first of them. */
  mismatches: z.array(mismatch),
  /** How many there are in this version. */
  totalMismatches: z.int(),
})
export type MismatchRow = z.output<typeof mismatchRow>

/** A definition that was changed without raising its version, so that what is stored may not match it. */
export const changedDefinition = z.object({
  kind: z.enum(['block', 'page-type']),
  id: z.string(),
  version: z.int(),
  /** Fields and slots that accept less than before, as in `cards.title` or `slots.left`. */
  parts: z.array(z.string()),
  /** Pages that use it at this version, those in the bin too, and how many of them are published. */
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
      /** When the check ended that found this; null before the first. */
      checkedAt: z.nullable(timestamp),
      /** Whether a check is under way. */
      isChecking: z.boolean(),
    }),
  }),
}
