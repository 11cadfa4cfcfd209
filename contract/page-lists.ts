import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { excerptPart } from './excerpt-part.ts'
import { id, localeOrAll, text } from './fields.ts'
import { bodyPageID } from './ids.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'
import { pageRow, pageStates } from './pages.ts'

/** A row with the passage that a search found, if excerpts are asked for and title and slug do not have all its words. */
const listedPage = z.object({ ...pageRow.shape, excerpt: z.optional(z.array(excerptPart)) })
export type ListedPagePayload = z.input<typeof listedPage>

const foundPages = z.object({ pages: z.array(pageRow) })

/** The calls that list and find pages. */
export const pageLists = {
  list: defineCall({
    method: 'POST',
    path: '/page/list',
    summary:
      'List pages by type, locale, state and exact slug; `madeBy` keeps those that a user created or changed last, `tag` those whose newest version has a tag. `excerpts` adds the passages that the search term was found in',
    access: 'user',
    body: z.strictObject({
      type: z._default(text(), ''),
      locale: z._default(localeOrAll, ''),
      state: z._default(z.enum(['', ...pageStates], 'valueNotAllowed'), ''),
      slug: z.optional(text(2000)),
      madeBy: z.optional(id),
      tag: z.optional(id),
      excerpts: z._default(z.boolean('wrongType'), false),
      ...listArguments(['title', 'slug', 'type', 'state', 'publishedAt', 'updatedAt', 'author']),
    }),
    response: listOf(listedPage),
  }),
  search: defineCall({
    method: 'POST',
    path: '/page/search',
    summary:
      'Find the pages that best match a few words, drafts included; nothing for fewer than 3 characters',
    access: 'user',
    body: z.strictObject({ locale: z._default(localeOrAll, ''), searchTerm: z._default(text(), '') }),
    response: foundPages,
  }),
  getMultiple: defineCall({
    method: 'POST',
    path: '/page/get-multiple',
    summary:
      'Get pages by id, or their siblings in a locale, in the given order; visitors see published ones only',
    access: 'anyone',
    body: z.strictObject({
      locale: z._default(localeOrAll, ''),
      pageIDs: z.array(bodyPageID).check(z.maxLength(limits.pagesByID, 'tooManyItems')),
    }),
    response: foundPages,
  }),
  getPages: defineCall({
    method: 'POST',
    path: '/page/get-pages',
    summary: 'List the published pages of a type and locale by title',
    access: 'anyone',
    body: z.strictObject({ type: z._default(text(), ''), locale: z._default(localeOrAll, '') }),
    response: foundPages,
  }),
}
