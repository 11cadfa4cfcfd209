import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { json, text } from './fields.ts'
import { pageID } from './ids.ts'
import { limits } from './limits.ts'

/** A part of a plain text; the parts in their order are the whole text. */
const textPart = z.object({ text: z.string(), hit: z.boolean() })

export const searchResult = z.object({
  pageID,
  title: z.string(),
  titleParts: z.array(textPart),
  slug: z.string(),
  /** The path for visitors. */
  path: z.string(),
  locale: z.string(),
  type: z.string(),
  /** The passage that fits best, as plain text with the hits marked. */
  excerpt: z.array(textPart),
  /** What lists of pages show, as its page type defines it. */
  card: z.record(z.string(), json),
  score: z.number(),
})
export type SearchResultRow = z.output<typeof searchResult>

const count = (max: number) =>
  z.int('invalidNumberOrDate').check(z.nonnegative('invalidNumberOrDate'), z.lte(max, 'invalidNumberOrDate'))

const names = () => z._default(z.array(text()).check(z.maxLength(100, 'tooManyItems')), [])

/** The search of the live site (specification, sections 3 and 7). */
export const search = {
  search: defineCall({
    method: 'POST',
    path: '/search/search',
    summary: 'Search the published pages',
    access: 'anyone',
    // Visitors' suggestions need no session, so that searching never sets a cookie that a page could not.
    tokenless: true,
    body: z.strictObject({
      term: text(),
      /** Empty means all. */
      locales: names(),
      pageTypes: names(),
      count: z._default(count(limits.pageSizeMax), 10),
      offset: z._default(count(Number.MAX_SAFE_INTEGER), 0),
    }),
    response: z.object({
      total: z.int(),
      results: z.array(searchResult),
      /** The number of results of each page type, whatever `pageTypes` is. */
      types: z.array(z.object({ type: z.string(), total: z.int() })),
      /** The corrected term that the results belong to, if nothing matches the term as it is. */
      suggestion: z.nullable(z.string()),
    }),
  }),
}
