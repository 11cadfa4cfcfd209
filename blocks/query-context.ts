import type { Json } from '@ximblox/contract/fields'

/** A live page as lists show it; read from one row, never from the page's blocks. */
export interface PageCard {
  id: number
  locale: string
  type: string
  slug: string
  /** Where visitors find it. */
  path: string
  title: string
  /** What the page type's `card` made of the version when it was published. */
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

/** What a block's `query` may ask; asking records the cache tags that the drawn page depends on. */
export interface QueryContext {
  locale: string
  pageID: number
  /** The query keys of the address that the definition named in `params`. */
  params: Readonly<Record<string, string>>
  pages: {
    /** Newest first. */
    list(query: PageQuery): Promise<{ items: PageCard[]; total: number }>
  }
  /** The page is drawn anew at this moment at the latest. */
  freshUntil(date: Date): void
}
