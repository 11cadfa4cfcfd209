import { defineBlock, link, number, type PageCard, type PageTypeDefinition, plain, tags } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'
import { typesField } from '../page-list/types-field.ts'

/** The newest pages of some types, the first of them large. */
export const latestNewsOf = (types: readonly Pick<PageTypeDefinition, 'id' | 'label'>[]) =>
  defineBlock({
    id: 'latest-news',
    version: 1,
    label: { en: 'Latest news', nl: 'Laatste nieuws', de: 'Neueste Beiträge', fr: 'Dernières actualités' },
    group: 'lists',
    keywords: {
      en: 'recent articles posts teaser home',
      nl: 'nieuwste recent artikelen berichten teaser home',
      de: 'aktuell Neuigkeiten Artikel Teaser Startseite',
      fr: 'récent nouveautés articles accroche accueil',
    },
    icon: 'pages',
    sketch: [
      ['image', 'title', 'line'],
      ['title', 'line', 'title', 'line'],
    ],
    fields: {
      title: plain({ label: labels.title, max: 160, search: 'heading' }),
      types: typesField(Object.fromEntries(types.map(({ id, label }) => [id, label]))),
      tag: tags({
        label: {
          en: 'Only with this tag',
          nl: 'Alleen met deze tag',
          de: 'Nur mit diesem Schlagwort',
          fr: 'Avec cette étiquette seulement',
        },
        max: 1,
      }),
      size: number({
        label: { en: 'Number', nl: 'Aantal', de: 'Anzahl', fr: 'Nombre' },
        min: 1,
        max: 12,
        integer: true,
        default: 3,
      }),
      more: link({
        label: {
          en: 'Link to all',
          nl: 'Link naar alles',
          de: 'Link zu allen',
          fr: 'Lien vers tout',
        },
      }),
      background: appearance.background,
    },
    query: async ({ types: chosen, tag, size }, { pages }): Promise<PageCard[]> => {
      const ids = types.map(({ id }) => id).filter(id => chosen.some(({ type }) => type === id))
      return (await pages.list({ type: ids, tag: tag[0]?.id, size })).items
    },
  })
