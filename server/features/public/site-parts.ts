import type { RenderPage } from '@ximblox/blocks/render/page-view'
import type { FindDocument } from '@ximblox/blocks/site-document'
import { type Language, languageOf } from '@ximblox/contract/locales'
import { readPath } from '@ximblox/contract/rules/locale-path'
import type { SiteAssets } from './assets.ts'

/** What a site brings to what its visitors get. */
export interface SiteParts {
  renderPage: RenderPage
  findDocument: FindDocument
  assets: SiteAssets
  /** The locale of paths without a prefix. */
  defaultLocale: string
}

/** The language of visitors at a path, which also works without the database. */
export const languageAt = ({ defaultLocale }: Pick<SiteParts, 'defaultLocale'>, path: string): Language =>
  languageOf(readPath(path).prefix ?? defaultLocale)
