import { defineBlock, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** A box that leads to the search page. */
export const searchBox = defineBlock({
  id: 'search-box',
  version: 1,
  label: { en: 'Search box', nl: 'Zoekvak', de: 'Suchfeld', fr: 'Champ de recherche' },
  group: 'forms',
  keywords: {
    en: 'search find',
    nl: 'zoeken vinden',
    de: 'Suche suchen finden',
    fr: 'rechercher trouver',
  },
  icon: 'form',
  sketch: [['title', 'button']],
  fields: {
    title: plain({ label: labels.title, max: 160 }),
    placeholder: plain({
      label: {
        en: 'Example in the box',
        nl: 'Voorbeeld in het vak',
        de: 'Beispiel im Feld',
        fr: 'Exemple dans le champ',
      },
      max: 60,
    }),
  },
})
