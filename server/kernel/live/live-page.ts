import type { SeoContent } from '@ximblox/blocks/page-seo'
import type { SharedProps } from '@ximblox/blocks/shared-fields'
import type { TagView } from '@ximblox/blocks/shown-tags'
import type { StoredPageType } from '@ximblox/blocks/upgrade'
import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { MenuItem } from '@ximblox/contract/menus'
import type { VersionContent } from '@ximblox/contract/pages'

/** The content of a version in its row. */
export interface ContentRow {
  title: string
  seo: SeoContent
  props: JsonObject
  /** The version of the page type that the props were written for. */
  propsVersion: number
  /** The props of the page that shared values belong to, if it is another one. */
  shared?: SharedProps | null
  media: Pick<VersionContent, '__images' | '__files'>
  blocks: Block[]
}

/** A published page with its published version. */
export interface LivePage extends ContentRow {
  id: number
  groupID: number
  locale: string
  slug: string
  type: string
  publishedAt: Date
  versionID: number
  refs: string[]
}

/** The published version of a page, and since when it has been public. */
export interface LiveContent extends ContentRow {
  type: string
  firstLiveAt: Date
}

/** Content as it is stored, which has to be upgraded. */
export type StoredContent = VersionContent & { pageType: StoredPageType }

/** The stored props of a page, which have to be upgraded. */
export const pageTypeOf = ({
  type,
  propsVersion,
  props,
  shared,
}: Pick<LivePage, 'type' | 'propsVersion' | 'props' | 'shared'>): StoredPageType => ({
  id: type,
  version: propsVersion,
  props,
  ...(shared && { shared }),
})

export const storedContentOf = (row: ContentRow, type: string): StoredContent => ({
  title: row.title,
  ...row.seo,
  blocks: row.blocks,
  pageType: pageTypeOf({ ...row, type }),
  ...row.media,
})

export interface FileRow {
  id: number
  fileName: string
  kind: string
  mimeType: string | null
  size: number | null
  width: number | null
  height: number | null
  alt: string
  hash: string | null
  video: string | null
  shared: boolean
  focalPoint: { x: number; y: number } | null
}

export interface LinkRow {
  id: number
  groupID: number
  locale: string
  slug: string
  title: string
  indexed: boolean
  /** Anchor names by block key. */
  anchors: Record<string, string>
}

/** The files and pages that a page refers to, and its surroundings. */
export interface Related {
  files: FileRow[]
  /** Live pages that it or a menu of its locale links to, and its siblings. */
  pages: LinkRow[]
  /** The public tags that it refers to, by the id in the reference. */
  tags: Record<number, TagView>
}

/** A stored menu of the page's locale. */
export interface LiveMenu {
  name: string
  items: MenuItem[]
}

/** A published global of the page's locale, as it is stored. */
export type LiveGlobal = Pick<LivePage, 'id' | 'type' | 'props' | 'propsVersion' | 'media' | 'refs'>

/** The page at the requested path, with data that all pages of the site share. */
export interface FoundPage {
  kind: 'page'
  page: LivePage & Related
  menus: LiveMenu[]
  globals: LiveGlobal[]
  /** The locales whose home page is live. */
  homes: string[]
  settings: LocaleSettings
  /** Whether redirects with a query are at its path. */
  hasQueries: boolean
}

/** The result of looking up a path. */
export type Found =
  | FoundPage
  /** `redirectID` is absent when another spelling of the path is meant. `rest` is what is left of the visitor's query. */
  | { kind: 'redirect'; to: string; status: number; redirectID?: number; rest: string }
  | { kind: 'gone'; redirectID: number }
  /** `locale` is the one whose page with the slug `404` is rendered. */
  | { kind: 'none'; locale: string; settings: LocaleSettings; hasQueries: boolean }
