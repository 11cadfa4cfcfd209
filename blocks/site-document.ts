import type { QueryContext } from './query-context.ts'
import type { PageView } from './render/page-view.ts'

/** The site in one locale: what pages and documents know alike. */
export interface SitePlace extends Pick<PageView, 'globals' | 'site'> {
  page: Pick<PageView['page'], 'locale'>
}

/** A live page of a sitemap. */
export interface SitemapPage {
  path: string
  changedAt: Date
  /** The page in each of its languages, itself included. */
  versions: Pick<PageView['page'], 'locale' | 'path'>[]
}

/** A part of all live pages of a locale. */
export interface SitemapPart {
  locale: string
  /** 1-based. */
  number: number
  /** When one of its pages changed last. */
  changedAt: Date
}

/** A picture for sharing: texts on a background of the site. Files are assets of the site. */
export interface ShareCard {
  /** A PNG of 1200 × 630 pixels. */
  background: string
  /** A TTF or OTF file. */
  font: string
  /** The family name in the font file. */
  family: string
  /** The place of the texts, in pixels. */
  box: { left: number; top: number; width: number; height: number }
  title: { text: string; color: string }
  /** Below the title, in a small size. */
  caption: { text: string; color: string }
}

/** The data access of a document; each access records the cache tags that the document depends on. */
export interface DocumentContext extends SitePlace, Pick<QueryContext, 'freshUntil'> {
  pages: Pick<QueryContext['pages'], 'list'>
  /** When the document was asked for, as an ISO time. */
  now: string
  sitemap: {
    /** All parts of this size, in the order of locales and numbers. */
    parts(size: number): Promise<SitemapPart[]>
    pages(part: Pick<SitemapPart, 'locale' | 'number'>, size: number): Promise<SitemapPage[]>
  }
  /** The title of a live page in the locale of the document. */
  pageTitle(id: number): Promise<string | null>
  /** A JPEG file of 1200 × 630 pixels; null when it cannot be composed. */
  composeShareCard(card: ShareCard): Promise<Uint8Array | null>
  /** The URL of an asset of the site, by its path in the source tree. */
  asset(name: string): string
  /** The content of an asset. */
  readAsset(name: string): Promise<Uint8Array>
}

/** What the site sends at a path that is no page, such as its sitemap or a feed. */
export interface SiteDocument {
  contentType: string
  /** There is no document while this locale is not available. */
  locale: string
  /** Returns null when there is nothing at this path. */
  content(context: DocumentContext): Promise<string | Uint8Array | null>
}

/** Finds a document of the site. Only paths with a dot are asked for, because no page has one. */
export type FindDocument = (path: string, defaultLocale: string) => SiteDocument | undefined
