import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, localeOrAll, text, timestamp } from './fields.ts'
import { bodyPageID, pageID, versionID } from './ids.ts'
import { listArguments, listOf } from './list.ts'
import { pageStates, scheduled, sibling } from './pages.ts'
import { ref } from './people.ts'

/** The kinds of work that the page overview can be narrowed down to. */
export const overviewViews = ['mine', 'requested', 'scheduled', 'behind'] as const
export type OverviewView = (typeof overviewViews)[number]

/** One language of a page in the page overview. */
export const overviewPage = z.object({
  ...sibling.shape,
  /** Its latest version. */
  versionID,
  updatedAt: timestamp,
  /** The author of its latest version. */
  editor: ref,
  /** Its open publication request. */
  request: z.optional(z.object({ requester: ref, versionID })),
  scheduled: z.optional(scheduled),
  rejected: z.optional(z.boolean()),
  /** Whether the page it was translated from has been published since it was last changed. */
  behind: z.optional(z.boolean()),
})
export type OverviewPage = z.output<typeof overviewPage>

/** A page with all its languages. Its own fields are those of the language that leads. */
export const overviewRow = z.object({
  id: pageID,
  locale: z.string(),
  slug: z.string(),
  title: z.string(),
  type: z.string(),
  /** The one that dated lists go by: that of a published news item; before, when the page was last changed. */
  date: timestamp,
  pages: z.array(overviewPage),
})
export type OverviewRow = z.output<typeof overviewRow>

/** A page in the structure of the site; `children` is the number of pages directly below it. */
export const structureRow = z.object({ ...overviewRow.shape, children: z.int() })
export type StructureRow = z.output<typeof structureRow>

const columns = ['title', 'slug', 'type', 'state', 'publishedAt', 'updatedAt', 'author', 'date'] as const

const filters = {
  type: z._default(text(), ''),
  locale: z._default(localeOrAll, ''),
  state: z._default(z.enum(['', ...pageStates], 'valueNotAllowed'), ''),
  madeBy: z.optional(id),
  tag: z.optional(id),
}

/** The page overview: a row for each page with all its languages. */
export const overview = {
  overview: defineCall({
    method: 'POST',
    path: '/page/overview',
    summary:
      'List pages with all their languages in one row, led by the first language in the site’s order that matches',
    access: 'user',
    body: z.strictObject({
      view: z._default(z.enum(['', ...overviewViews], 'valueNotAllowed'), ''),
      ...filters,
      ...listArguments(columns),
    }),
    response: listOf(overviewRow),
  }),
  overviewCounts: defineCall({
    method: 'POST',
    path: '/page/overview-counts',
    summary: 'Count the rows that the page overview would list in each of its views',
    access: 'user',
    body: z.strictObject({ ...filters, searchTerm: z._default(text(), '') }),
    response: z.object({
      counts: z.object({
        all: z.int(),
        mine: z.int(),
        requested: z.int(),
        scheduled: z.int(),
        behind: z.int(),
      }),
    }),
  }),
  structure: defineCall({
    method: 'POST',
    path: '/page/structure',
    summary: 'List the pages directly below a page by their slugs, or the topmost ones of a locale',
    access: 'user',
    body: z.strictObject({
      locale: localeOrAll,
      under: z.optional(bodyPageID),
      ...listArguments(['title', 'slug']),
    }),
    response: listOf(structureRow),
    errors: ['pageNotFound'],
  }),
}
