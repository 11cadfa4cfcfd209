import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { NumberedPages } from './page-number.ts'
import type { TagView } from './shown-tags.ts'

/** A live page in a list, read from a single row and not from its blocks. */
export interface PageCard {
  id: number
  locale: string
  type: string
  slug: string
  /** Public path of the page. */
  path: string
  title: string
  /** Shared by its translations. */
  groupID: number
  /** The result of the page type's `card` at publication. */
  card: { [key: string]: Json }
  /** Its public tags by name, as `tags` of its page type lists them. */
  tags: TagView[]
  publishedAt: string
}

/** The maximum `size` of a list; a query for more is an error, so that no list is cut silently. */
export const maxListSize = 100

/** Which pages a list has, in which order, and which part of it. */
export interface PageQuery {
  /** Ids of one or several page types. */
  type: string | readonly string[]
  locale?: string | undefined
  /** The id of a public tag. Pages with a tag that means the same since they were merged have it, too. */
  tag?: number | undefined
  /** Leaves out the pages that search engines leave out. */
  onlyIndexed?: boolean | undefined
  /** Only pages whose paths are below that of the page with the list. */
  below?: boolean | undefined
  /** Only these pages, in this order unless `sort` is another one. */
  ids?: readonly number[] | undefined
  /**
   * One value each of filters that the page types declare, or of `tag`. A filter that none of the types declares is an
   * error; pages of a type without it do not match.
   */
  filters?: Readonly<Record<string, string>> | undefined
  /** Filters whose values are counted among the pages that match all other filters. */
  facets?: readonly string[] | undefined
  /** `newest`, `title`, `picked` or a sort that one of the types declares; `newest` by default, `picked` with ids. */
  sort?: string | undefined
  /** 1-based. */
  page?: number | undefined
  /** At most `maxListSize`. */
  size: number
}

/** A filter with the values that the listed pages have. */
export type Facet = {
  name: string
  label: string
  values: FacetValue[]
}

export type FacetValue = { value: string; label: string; count: number }

export interface PageListResult {
  items: PageCard[]
  /** Of all pages that match. */
  total: number
  /** In the order of the query's `facets`. */
  facets: Facet[]
}

export interface NearbyQuery {
  /** Filters of the page's type, or `tag`: pages that share more values with it are more closely related. */
  alike: readonly string[]
  /** Of the related pages. */
  size: number
}

/** Pages of the same type and locale. */
export interface NearbyPages {
  /** The next older page in the order of lists that show the newest first. */
  previous: PageCard | null
  /** The next newer page. */
  next: PageCard | null
  /** The most closely related first; where too few share anything, the newest follow. */
  related: PageCard[]
}

/** How many submissions there are, and the sum of their quantities, by state. */
export type SubmissionTotals = Record<string, { submissions: number; quantity: number }>

export interface SearchQuery {
  /** The words of a visitor. Every input is valid; one without words finds nothing. */
  term: string
  /** Ids of page types; all by default. */
  types?: readonly string[] | undefined
  /** Only the locale of the page by default; an empty list means all locales of the site. */
  locales?: readonly string[] | undefined
  /** 1-based. */
  page?: number | undefined
  size: number
}

/** A part of a plain text. The parts of a text in their order are the whole text; none of them is HTML. */
export type TextPart = { text: string; hit: boolean }

/** A page that a search found. */
export interface SearchHit extends PageCard {
  titleParts: TextPart[]
  /** The passage of the page that fits best, with an ellipsis where the text goes on; empty if the page has no text. */
  excerpt: TextPart[]
  /** The higher, the better; comparable within one result only. */
  score: number
  /** Words of the term that this page lacks and other results have; empty unless no page has all words. */
  missing: string[]
}

export interface SearchResult {
  total: number
  /** False if there are more results than `total` says, which only the most common words have. */
  isTotalExact: boolean
  /** The best first. */
  items: SearchHit[]
  /** The least number of results of each page type in the searched locales, whatever `types` is; most first. */
  types: { type: string; total: number }[]
  /** The corrected term, if nothing matches the term as it is; the results are those of the corrected term. */
  suggestion: string | null
  /**
   * Null if the results have all words. If no page has, the results are those with most of them, and these are the words
   * that none of them has.
   */
  leftOut: string[] | null
  /** Other locales of the site with results, if this one has none with all words as they are. */
  elsewhere: { locale: string; total: number; isTotalExact: boolean }[]
}

/** The data access of the `query` of a block or page type; each access records the cache tags that the page depends on. */
export interface QueryContext {
  locale: string
  pageID: number
  now: Date
  /** The page itself; translations of each other share a group. */
  page: { groupID: number; props: JsonObject }
  /** Query parameters of the page URL, by the names in the definition's `params` and `ownParams`. */
  params: Readonly<Record<string, string>>
  /** What the names of its `ownParams` begin with in the URL; "" unless another block of the page has the same names. */
  paramPrefix: string
  /** The `ownParams` of other blocks, by their names in the URL; links and forms of this block keep them. */
  otherParams: Readonly<Record<string, string>>
  pages: {
    /** The only way to list pages; one statement for items, total and facets. The order is always a total one. */
    list(query: PageQuery): Promise<PageListResult>
    /** The neighbours of the page itself, and pages that are related to it, in one statement. */
    nearby(query: NearbyQuery): Promise<NearbyPages>
  }
  submissions: {
    /** Counts the submissions of a form by the subjects that they are about, such as dates of trainings. */
    totals(form: string, subjects: readonly string[]): Promise<Record<string, SubmissionTotals>>
  }
  /** Searches the live pages. A page that searches for words is not cached, because visitors choose the words. */
  search(query: SearchQuery): Promise<SearchResult>
  /**
   * There is nothing at this URL: visitors get the "not found" page. A list without a page of this number says which ones
   * it has, by the name of its own parameter, so that requesting any others costs nothing.
   */
  notFound(pages?: NumberedPages): void
  /** Limits how long the page is cached. */
  freshUntil(date: Date): void
  /**
   * Keeps this response out of every cache, as it has to be wherever visitors can invent any number of values for a query
   * parameter that all have an answer.
   */
  uncached(): void
  /** Lets the page show frames of this origin; the policy of all other pages stays as it is. */
  frame(origin: string): void
}
