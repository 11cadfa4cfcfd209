import { globalOf } from 'ximblox'
import type { SitePlace } from 'ximblox/document'
import { siteContent } from './globals/site.global.ts'

/** A title as tabs and search engines show it. */
export const documentTitle = (title: string, place: Pick<SitePlace, 'globals' | 'page'>): string =>
  `${title} · ${globalOf(place, siteContent).props.name}`
