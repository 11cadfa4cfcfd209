import type { Json } from '@ximblox/contract/fields'

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
  publishedAt: string
}

export interface PageQuery {
  type: string
  locale?: string | undefined
  tag?: string | undefined
  /** 1-based. */
  page?: number | undefined
  size: number
}

/** How many submissions there are, and the sum of their quantities, by state. */
export type SubmissionTotals = Record<string, { submissions: number; quantity: number }>

/** The data access of a block's `query`; each access records the cache tags that the page depends on. */
export interface QueryContext {
  locale: string
  pageID: number
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
  /** Limits how long the page is cached. */
  freshUntil(date: Date): void
}
