import { defineBlock, link, list, number, pageNumber, pageParam, plain, type SearchHit } from 'ximblox'
import { labels } from '../labels.ts'
import { searchParam, typeParam } from './search-url.ts'

export interface SearchData {
  /** What the visitor entered; "" before the first search. */
  term: string
  /** The page type that the results are limited to; "" for all. */
  type: string
  items: SearchHit[]
  total: number
  /** False if there are more results than `total`; types then have no exact numbers either. */
  isTotalExact: boolean
  types: { type: string; total: number }[]
  /** The results are those of this corrected term. */
  suggestion: string | null
  /** Null if the results have all words. */
  leftOut: string[] | null
  /** Other languages in which there are results. */
  elsewhere: { locale: string; total: number; isTotalExact: boolean }[]
  number: number
  last: number
}

/** A search box with the results of the search in the page's URL. */
export const searchResults = defineBlock({
  id: 'search-results',
  version: 1,
  label: { en: 'Search results', nl: 'Zoekresultaten', de: 'Suchergebnisse', fr: 'Résultats de recherche' },
  group: 'forms',
  keywords: {
    en: 'search find',
    nl: 'zoeken vinden',
    de: 'Suche suchen finden',
    fr: 'rechercher trouver',
  },
  icon: 'pages',
  sketch: [['button', 'title', 'line', 'title', 'line']],
  fields: {
    size: number({
      label: {
        en: 'Results per page',
        nl: 'Resultaten per pagina',
        de: 'Ergebnisse pro Seite',
        fr: 'Résultats par page',
      },
      min: 5,
      max: 50,
      integer: true,
      default: 10,
    }),
    popularTitle: plain({
      label: {
        en: 'Heading above the popular pages',
        nl: 'Kop boven de veelgelezen pagina’s',
        de: 'Überschrift der beliebten Seiten',
        fr: 'Titre des pages les plus lues',
      },
      max: 160,
    }),
    popular: list({
      label: {
        en: 'Popular pages',
        nl: 'Veelgelezen pagina’s',
        de: 'Beliebte Seiten',
        fr: 'Pages les plus lues',
      },
      help: {
        en: 'Shown before a search, and when nothing is found.',
        nl: 'Te zien vóór het zoeken, en als er niets is gevonden.',
        de: 'Sichtbar vor der Suche und wenn nichts gefunden wird.',
        fr: 'Affichées avant une recherche, et quand rien n’est trouvé.',
      },
      itemLabel: labels.link,
      max: 12,
      fields: { link: link({ label: labels.link }) },
    }),
  },
  params: [searchParam, typeParam, pageParam],
  keptParams: () => [searchParam, typeParam],
  query: async ({ size }, { params, search, uncached }): Promise<SearchData> => {
    const term = (params[searchParam] ?? '').trim()
    const type = params[typeParam] ?? ''
    const number = pageNumber(params[pageParam])
    // Without a term they choose nothing, and visitors can invent any number of values.
    if (typeParam in params || pageParam in params) uncached()
    const found = await search({ term, types: type === '' ? undefined : [type], page: number, size })
    return { ...found, term, type, number, last: Math.ceil(found.total / size) }
  },
})
