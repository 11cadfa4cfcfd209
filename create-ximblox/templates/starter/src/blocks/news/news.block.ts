import { boolean, defineBlock, number, pageParam, plain, readPageNumber } from 'ximblox'

/** The newest news: a few items, or all of them on numbered pages. */
export const newsList = defineBlock({
  id: 'news-list',
  version: 1,
  label: { en: 'News list', nl: 'Nieuwslijst', de: 'Neuigkeitenliste', fr: 'Liste d’actualités' },
  group: 'lists',
  icon: 'pages',
  fields: {
    title: plain({ label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' }, search: 'heading' }),
    size: number({
      label: {
        en: 'Number of items',
        nl: 'Aantal items',
        de: 'Anzahl der Einträge',
        fr: 'Nombre d’éléments',
      },
      min: 1,
      max: 50,
      integer: true,
      default: 10,
    }),
    paging: boolean({
      label: {
        en: 'Show older items on more pages',
        nl: 'Oudere items op volgende pagina’s tonen',
        de: 'Ältere Einträge auf weiteren Seiten zeigen',
        fr: 'Afficher les éléments plus anciens sur d’autres pages',
      },
    }),
    empty: plain({
      label: {
        en: 'Text while there is no news',
        nl: 'Tekst zolang er geen nieuws is',
        de: 'Text, solange es keine Neuigkeiten gibt',
        fr: 'Texte en l’absence d’actualités',
      },
    }),
  },
  ownParams: ({ paging }) => (paging ? [pageParam] : []),
  query: async ({ size, paging }, context) => {
    const page = paging ? readPageNumber(context.params[pageParam]) : 1
    const list = { type: 'news', locale: context.locale, page: page ?? 1, size }
    const { items, total } = await context.pages.list(list)
    const pageCount = paging ? Math.max(1, Math.ceil(total / size)) : 1
    if (page === null || page > pageCount) context.notFound({ param: pageParam, count: pageCount })
    return { items, page: page ?? 1, pageCount, paramPrefix: context.paramPrefix }
  },
})
