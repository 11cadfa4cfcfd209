import { globalOf } from '@ximblox/blocks/render/global-of'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { siteContent } from './globals/site.global.ts'

/** A title as tabs and search engines show it. */
export const documentTitle = (title: string, view: Pick<PageView, 'globals' | 'page'>): string =>
  `${title} · ${globalOf(view, siteContent).props.name}`
