import { defineBlock } from '@ximblox/blocks/define-block'
import { select } from '@ximblox/blocks/fields/select'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

const allowed = ['heading', 'rich-text', 'image-text', 'cards', 'page-list']

/** Blocks side by side. The third column is drawn in the layout of thirds only; its blocks are kept in the others. */
export const columns = defineBlock({
  id: 'columns',
  version: 1,
  label: { en: 'Columns', nl: 'Kolommen', de: 'Spalten', fr: 'Colonnes' },
  group: 'layout',
  keywords: {
    en: 'grid side by side halves thirds layout',
    nl: 'raster naast elkaar helften derden indeling',
    de: 'Raster nebeneinander Hälften Drittel Aufteilung',
    fr: 'grille côte à côte moitiés tiers mise en page',
  },
  icon: 'columns',
  sketch: [['slot'], ['slot']],
  fields: {
    layout: select({
      label: labels.layout,
      options: {
        halves: { en: 'Two halves', nl: 'Twee helften', de: 'Zwei Hälften', fr: 'Deux moitiés' },
        'wide-left': { en: 'Wide left', nl: 'Links breed', de: 'Links breit', fr: 'Large à gauche' },
        'wide-right': { en: 'Wide right', nl: 'Rechts breed', de: 'Rechts breit', fr: 'Large à droite' },
        thirds: { en: 'Three columns', nl: 'Drie kolommen', de: 'Drei Spalten', fr: 'Trois colonnes' },
      },
      default: 'halves',
    }),
    background: select({
      label: labels.background,
      options: { paper: shades.paper, tint: shades.tint },
      default: 'paper',
    }),
  },
  slots: {
    left: { label: { en: 'Left', nl: 'Links', de: 'Links', fr: 'Gauche' }, allowed },
    right: { label: { en: 'Right', nl: 'Rechts', de: 'Rechts', fr: 'Droite' }, allowed },
    third: { label: { en: 'Third', nl: 'Derde', de: 'Dritte', fr: 'Troisième' }, allowed },
  },
})
