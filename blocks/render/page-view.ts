import type { Block, ImageData } from '@ximblox/contract/blocks'
import type { Json, JsonObject } from '@ximblox/contract/fields'

/** A file as a page draws it, by id. */
export interface FileView {
  id: number
  fileName: string
  kind: string
  mimeType: string
  size: number
  width: number | null
  height: number | null
  alt: string
  /** Of the content; goes into every address. */
  hash: string
  /** Where a video elsewhere is. */
  video: string | null
  /** Whether it has a public address of its own. */
  shared: boolean
  /** What stays in sight where it is cut to fit, in parts of width and height; null for the middle. */
  focalPoint: { x: number; y: number } | null
}

/** A live page that this one links to, or a sibling of it in another locale. */
export interface PageLink {
  id: number
  locale: string
  path: string
  title: string
  /** Anchor of each of its blocks that has one, by block key. */
  anchors?: Readonly<Record<string, string>>
}

export interface MenuEntry {
  key: string
  title: string
  /** null: a heading without an address. */
  href: string | null
  children: MenuEntry[]
}

/** Everything a page is drawn from, loaded beforehand: drawing itself asks nothing and is synchronous. */
export interface PageView {
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
  }
  seo: { title: string; description: string; keywords: string[]; image: ImageData | null }
  /** Lifted to the current versions of their types, with all of their props. */
  blocks: Block[]
  /** What each block's query returned, by block key. */
  data: Readonly<Record<string, Json>>
  files: Readonly<Record<number, FileView>>
  links: Readonly<Record<number, PageLink>>
  /** Live siblings in other locales. */
  siblings: PageLink[]
  menus: Readonly<Record<string, MenuEntry[]>>
  site: {
    /** Origin for absolute addresses, without a trailing slash. */
    url: string
    availableLocales: string[]
    defaultLocale: string
    /** Path of each locale's home page, for the language switcher. */
    homes: Readonly<Record<string, string>>
  }
  assets: {
    /** Address of the stylesheet for a set of block types. */
    stylesheet: (blockTypes: string[]) => string
    /** Address of a fixed asset of the site by its name in the source tree (font, favicon). */
    asset: (name: string) => string
  }
}

/** The site's whole document, from doctype to `</html>`. */
export type RenderPage = (view: PageView) => string

/** Default export of a site's `render.tsx`: renders its pages, and declares the files that they are styled with. */
export interface SiteRenderer {
  renderPage: RenderPage
  views: {
    /** `style`: stylesheet of the blocks of a type, as a path from the site's folder; null for none. */
    blocks: ReadonlyMap<string, { version: number; style: string | null }>
    pageTypes: ReadonlyMap<string, unknown>
  }
  /** Stylesheet of every page, as a path from the site's folder. */
  theme: string
  /** Names of the assets that views ask for. */
  assets: readonly string[]
}
