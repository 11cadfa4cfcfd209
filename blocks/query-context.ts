import type { Json, JsonObject } from '@ximblox/contract/fields'
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
  /** The result of the page type's `card` at publication. */
  card: { [key: string]: Json }
  /** Its public tags by name, as `tags` of its page type lists them. */
  tags: TagView[]
  publishedAt: string
}

export interface PageQuery {
  type: string
  locale?: string | undefined
  /** The id of a public tag. Pages with a tag that was merged into it have it, too. */
  tag?: number | undefined
  /** 1-based. */
  page?: number | undefined
  size: number
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

export interface SearchHit extends PageCard {
  titleParts: TextPart[]
  /** The passage of the page that fits best, with an ellipsis where the text goes on; empty if the page has no text. */
  excerpt: TextPart[]
  /** The higher, the better; comparable within one result only. */
  score: number
}

export interface SearchResult {
  total: number
  /** The best first. */
  items: SearchHit[]
  /** The number of results of each page type in the searched locales, whatever `types` is; most first. */
  types: { type: string; total: number }[]
  /** The corrected term, if nothing matches the term as it is; the results are those of the corrected term. */
  suggestion: string | null
}

/** The data access of a block's `query`; each access records the cache tags that the page depends on. */
export interface QueryContext {
  locale: string
  pageID: number
  /** The page itself; translations of each other share a group. */
  page: { groupID: number; type: string; props: JsonObject }
  /** Query parameters of the page URL, as listed in the definition's `params`. */
  params: Readonly<Record<string, string>>
  pages: {
    /** Newest first. */
    list(query: PageQuery): Promise<{ items: PageCard[]; total: number }>
  }
  submissions: {
    /** Counts the submissions of a form that are about a subject, such as a date of a training. */
    totals(form: string, subject: string): Promise<SubmissionTotals>
  }
  /** Searches the live pages. A page that searches for words is not cached, because visitors choose the words. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Limits how long the page is cached. */
  freshUntil(date: Date): void
  /** Keeps this response out of every cache. */
  uncached(): void
}
