import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { excerptPart } from './excerpt-part.ts'
import { json, text, timestamp } from './fields.ts'
import { pageID } from './ids.ts'
import { limits } from './limits.ts'

export const searchResult = z.object({
  pageID,
  title: z.string(),
  titleParts: z.array(excerptPart),
  slug: z.string(),
  /** The path for visitors. */
  path: z.string(),
  locale: z.string(),
  type: z.string(),
  /** The passage that fits best, as plain text with the hits marked. */
  excerpt: z.array(excerptPart),
  /** What lists of pages show, as its page type defines it. */
  card: z.record(z.string(), json),
  score: z.number(),
  /** Words of the term that this page lacks and other results have; empty unless no page has all words. */
  missing: z.array(z.string()),
})
export type SearchResultRow = z.output<typeof searchResult>

const count = (max: number) =>
  z.int('invalidNumberOrDate').check(z.nonnegative('invalidNumberOrDate'), z.lte(max, 'invalidNumberOrDate'))

const names = () => z._default(z.array(text()).check(z.maxLength(100, 'tooManyItems')), [])

/** The state of a run over the search index. */
export const searchState = z.enum(['idle', 'loading', 'success', 'error'])

export const searchSettingsState = z.object({
  removalState: searchState,
  /** `error` when pages could not be indexed. */
  indexingState: searchState,
  /** The progress of the last indexing, in pages. */
  done: z.int(),
  total: z.int(),
  failed: z.int(),
  /** The number of pages that can be found. */
  indexed: z.int(),
  /** When the last indexing ended; null before the first one and during one. */
  finishedAt: z.nullable(timestamp),
})
export type SearchSettingsState = z.output<typeof searchSettingsState>

/** The search of the live site, and its index. */
export const search = {
  search: defineCall({
    method: 'POST',
    path: '/search/search',
    summary: 'Search the published pages; without a session, `count` is at most 25',
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
      /** At most 5,000 unless all are counted. */
      total: z.int(),
      /** False if there are more results than `total`, as common words have on large sites. */
      isTotalExact: z.boolean(),
      results: z.array(searchResult),
      /**
       * The number of results of each page type, whatever `pageTypes` is. The least number, which can be 0, if `total` is
       * not exact.
       */
      types: z.array(z.object({ type: z.string(), total: z.int() })),
      /** The corrected term that the results belong to, if nothing matches the term as it is. */
      suggestion: z.nullable(z.string()),
      /**
       * Null if the results have all words. If no page has, the results are those with most of them, and these are the
       * words that none of them has.
       */
      leftOut: z.nullable(z.array(z.string())),
    }),
  }),
  removeAll: defineCall({
    method: 'POST',
    path: '/search/remove-all-pages',
    summary: 'Remove all pages from the search index; done when it responds',
    access: { permission: 'manage-search' },
    body: z.strictObject({}),
    /** The number of removed pages. */
    response: z.object({ total: z.int() }),
  }),
  indexAll: defineCall({
    method: 'POST',
    path: '/search/index-all-pages',
    summary: 'Start to index all published pages, or join the running indexing',
    access: { permission: 'manage-search' },
    body: z.strictObject({}),
    /** The number of pages to index. */
    response: z.object({ total: z.int(), indexingState: searchState }),
  }),
  state: defineCall({
    method: 'GET',
    path: '/search/state',
    summary: 'Get the state of the search index',
    access: { permission: 'manage-search' },
    response: searchSettingsState,
  }),
}
