import { defineBlock } from '@ximblox/blocks/define-block'
import { boolean } from '@ximblox/blocks/fields/boolean'
import { link } from '@ximblox/blocks/fields/link'
import { number } from '@ximblox/blocks/fields/number'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import type { PageCard } from '@ximblox/blocks/query-context'
import { type PagedData, pageNumber, pageParam } from '@ximblox/site-kit/paging'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

export interface PageListData extends PagedData {
  items: PageCard[]
}

/** Live pages of one type, newest first. */
export const pageList = defineBlock({
  id: 'page-list',
  version: 1,
  label: { en: 'Page list', nl: 'Paginalijst', de: 'Seitenliste', fr: 'Liste de pages' },
  group: 'lists',
  keywords: {
    en: 'news overview archive articles posts index',
    nl: 'nieuws overzicht archief artikelen berichten',
    de: 'Neuigkeiten Übersicht Archiv Artikel Beiträge',
    fr: 'actualités aperçu archives articles',
  },
  icon: 'pages',
  sketch: [['title', 'line', 'title', 'line']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    pageType: select({
      label: { en: 'Page type', nl: 'Paginatype', de: 'Seitentyp', fr: 'Type de page' },
      options: {
        news: { en: 'News', nl: 'Nieuws', de: 'Neuigkeiten', fr: 'Actualités' },
        basic: { en: 'Basic pages', nl: 'Basispagina’s', de: 'Einfache Seiten', fr: 'Pages simples' },
      },
      default: 'news',
    }),
    size: number({
      label: { en: 'Pages per view', nl: 'Aantal', de: 'Anzahl', fr: 'Nombre de pages' },
      min: 1,
      max: 50,
      integer: true,
      default: 10,
    }),
    paging: boolean({
      label: {
        en: 'Show pagination',
        nl: 'Paginering tonen',
        de: 'Seitennavigation anzeigen',
        fr: 'Afficher la pagination',
      },
      default: true,
    }),
    emptyText: plain({
      label: {
        en: 'Text when empty',
        nl: 'Tekst bij een lege lijst',
        de: 'Text bei leerer Liste',
        fr: 'Texte si la liste est vide',
      },
      max: 200,
      search: 'none',
    }),
    more: link({ label: labels.link }),
    background: select({
      label: labels.background,
      options: { paper: shades.paper, tint: shades.tint },
      default: 'paper',
    }),
  },
  params: [pageParam],
  query: async ({ pageType, size, paging }, context): Promise<PageListData | null> => {
    const page = paging ? pageNumber(context.params[pageParam]) : 1
    const { items, total } = await context.pages.list({ type: pageType, locale: context.locale, page, size })
    return { items, page, pageCount: paging ? Math.ceil(total / size) : 1 }
  },
})
