import { boolean, defineBlock, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** Links to the parts of its page, which follow from the anchor points of the blocks. */
export const anchorNavigation = defineBlock({
  id: 'anchor-navigation',
  version: 1,
  label: { en: 'On this page', nl: 'Op deze pagina', de: 'Auf dieser Seite', fr: 'Sur cette page' },
  group: 'layout',
  keywords: {
    en: 'anchor navigation contents table of contents jump links sections',
    nl: 'anker navigatie inhoud inhoudsopgave springen links secties',
    de: 'Anker Navigation Inhalt Inhaltsverzeichnis Sprungmarken Abschnitte',
    fr: 'ancre navigation sommaire table des matières liens sections',
  },
  sketch: [['title', 'line', 'line', 'line']],
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'Links go to all blocks that have an anchor point and a title.',
        nl: 'De links gaan naar alle blokken met een ankerpunt en een titel.',
        de: 'Die Links führen zu allen Blöcken mit einem Ankerpunkt und einem Titel.',
        fr: 'Les liens mènent à tous les blocs qui ont une ancre et un titre.',
      },
      max: 80,
      search: 'none',
    }),
    sticky: boolean({
      label: {
        en: 'Stays in view while scrolling',
        nl: 'Blijft zichtbaar bij het scrollen',
        de: 'Bleibt beim Scrollen sichtbar',
        fr: 'Reste visible au défilement',
      },
    }),
  },
})
