import { defineBlock, select } from 'ximblox'
import { labels } from '../labels.ts'

/** A line or some space between blocks. */
export const divider = defineBlock({
  id: 'divider',
  version: 1,
  label: { en: 'Divider', nl: 'Scheiding', de: 'Trenner', fr: 'Séparateur' },
  group: 'layout',
  keywords: {
    en: 'line rule separator space spacer',
    nl: 'lijn streep witruimte ruimte tussen',
    de: 'Linie Strich Abstand Trennlinie',
    fr: 'ligne trait espace séparation',
  },
  icon: 'divider',
  sketch: [['line']],
  fields: {
    look: select({
      label: labels.layout,
      options: {
        line: { en: 'Line', nl: 'Lijn', de: 'Linie', fr: 'Ligne' },
        leaf: { en: 'Leaf', nl: 'Blad', de: 'Blatt', fr: 'Feuille' },
        space: { en: 'White space', nl: 'Witruimte', de: 'Leerraum', fr: 'Espace' },
      },
      default: 'line',
    }),
  },
})
