import type { Json } from '@ximblox/contract/fields'
import type { TagView } from './render/page-view.ts'

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
  /** Limits how long the page is cached. */
  freshUntil(date: Date): void
}
