import type { Block, FileData, ImageData } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { FormView } from '../forms/form-view.ts'
import type { TagView } from '../shown-tags.ts'

/** A file that a page renders. */
export interface FileView {
  id: number
  fileName: string
  kind: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
  alt: string
  /** Hash of the content, part of every URL. */
  hash: string
  /** URL of an embedded video. */
  video: string | null
  /** Whether it has a public URL independent of pages. */
  shared: boolean
  /** The point that stays visible when cropped to fit, as fractions of width and height; null for the center. */
  focalPoint: { x: number; y: number } | null
}

/** A live page that this page links to, or a translation of it. */
export interface PageLink {
  id: number
  locale: string
  path: string
  title: string
  /** The anchors of its blocks by block key. */
  anchors?: Readonly<Record<string, string>>
}

/** An entry of a menu that visitors see. */
export interface MenuEntry {
  key: string
  title: string
  /** null for a heading. */
  href: string | null
  children: MenuEntry[]
}

/** A global in the locale of a page; views read it with `globalOf`, which knows its props. */
export interface GlobalView {
  /** 0 until its first publication. */
  pageID: number
  /** Upgraded and complete. */
  props: JsonObject
  images: Record<string, ImageData>
  files: Record<string, FileData>
}

/** All data of a page, loaded in advance so that rendering is synchronous. */
export interface PageView {
  /** Set for previews, which run no scripts. */
  isPreview?: true
  /** Set for previews in which the admin area looks for blocks: templates before and after each block have its key. */
  namesBlocks?: true
  /** When the page was loaded, as an ISO time; views that depend on the date read it here. */
  now: string
  status: 200 | 404
  page: {
    id: number
    locale: string
    slug: string
    path: string
    type: string
    title: string
    props: JsonObject
    publishedAt: string | null
    images: Record<string, ImageData>
    files: Record<string, FileData>
  }
  seo: {
    title: string
    description: string
    keywords: string[]
    image: ImageData | null
    /** Whether search engines may show the page; absent means that they may. */
    indexed?: boolean
  }
  /** Upgraded to the current versions of their types, with complete props. */
  blocks: Block[]
  /** The query results of blocks by block key. */
  data: Readonly<Record<string, Json>>
  /** The query result of the page type; null without a query, and in the editor until the page is saved. */
  pageData: Json
  /** What the visitor did with a form of this page; absent on pages that are the same for everyone. */
  form?: FormView
  files: Readonly<Record<number, FileView>>
  links: Readonly<Record<number, PageLink>>
  /**
   * The public tags that the page refers to, by the id in the reference; `shownTags` lists them. A merged tag has the id
   * and name of the one it was merged into, and a deleted one is absent.
   */
  tags: Readonly<Record<number, TagView>>
  /** Live translations; `indexed` is false for those that search engines leave out. */
  siblings: (PageLink & { indexed?: boolean })[]
  /** Query parameters of the URL that mean the same in translations; absent in previews. */
  keptParams?: Readonly<Record<string, string>>
  /** The live pages that the path of this page is below, the topmost first, without the home page. */
  above: PageLink[]
  menus: Readonly<Record<string, MenuEntry[]>>
  /** The site-wide content, by the id of its definition. */
  globals: Readonly<Record<string, GlobalView>>
  site: {
    /** Origin for absolute URLs, without a trailing slash. */
    url: string
    availableLocales: string[]
    defaultLocale: string
    /** Home page paths by locale, for the language switcher; only those that are live. */
    homes: Readonly<Record<string, string>>
  }
  assets: {
    /** URL of the stylesheet for a set of block types. */
    stylesheet: (blockTypes: string[]) => string
    /** URL of a static asset of the site, such as a font, favicon or script, by its path in the source tree. */
    asset: (name: string) => string
  }
}

/** Renders a whole document, from doctype to `</html>`. */
export type RenderPage = (view: PageView) => string
