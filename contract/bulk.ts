import * as z from 'zod/mini'
import { defineCall, errorEntry } from './call.ts'
import { bodyPageID, pageID } from './ids.ts'
import { concerned } from './letters.ts'
import { limits } from './limits.ts'
import { menuUse, pageUse } from './media.ts'
import { redirectName } from './redirects.ts'

export const bulkActions = ['publish', 'request', 'unpublish', 'tag', 'move', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

/** `accept` publishes the version that is requested. */
export const previewedActions = [...bulkActions, 'accept'] as const
export type PreviewedAction = (typeof previewedActions)[number]

/** What an action would do to one page. */
export const previewedChange = z.object({
  pageID,
  title: z.string(),
  locale: z.string(),
  slug: z.string(),
  /** `noop` if the page is already as the action would leave it. */
  outcome: z.enum(['do', 'noop', 'refused']),
  /** The slug after a move. */
  to: z.optional(z.string()),
  /** The number of pages that would move with this one. */
  movesAlong: z.int(),
  /** How many published pages below one that would disappear stay on the site. */
  staysBelow: z.int(),
  /** Redirects of editors to which visitors would get the page instead, and those that would apply again. */
  setsAside: z.array(redirectName),
  bringsBack: z.array(redirectName),
  /** What links to a page that would disappear or move: the first pages, their number, and menu items. */
  usedBy: z.object({ pages: z.array(pageUse), totalPages: z.int(), menus: z.array(menuUse) }),
  /** People whom it concerns: by publishing other dates, or by taking the page off the site. */
  concerned: z.array(concerned),
})
export type PreviewedChange = z.output<typeof previewedChange> & { Errors: z.output<typeof errorEntry>[] }

/** Changes of many pages, each of which is a call of its own. */
export const bulk = {
  previewChanges: defineCall({
    method: 'POST',
    path: '/page/preview-changes',
    summary:
      'Preview what an action would do to each of several pages, and why it would be refused; `move` puts them below the page `under`',
    access: 'user',
    body: z.strictObject({
      action: z.enum(previewedActions, 'valueNotAllowed'),
      pageIDs: z.array(bodyPageID).check(z.maxLength(limits.pagesByID, 'tooManyItems')),
      under: z.optional(bodyPageID),
    }),
    response: z.object({
      changes: z.array(z.object({ ...previewedChange.shape, Errors: z.array(errorEntry) })),
    }),
    errors: ['pageNotFound'],
  }),
}
