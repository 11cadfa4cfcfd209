import { defineBlock, select } from 'ximblox'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

/** Blocks side by side. */
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
        halves: {
          en: 'Two equal columns',
          nl: 'Twee gelijke kolommen',
          de: 'Zwei gleiche Spalten',
          fr: 'Deux colonnes égales',
        },
        'wide-left': {
          en: 'Wide left column',
          nl: 'Brede linkerkolom',
          de: 'Breite linke Spalte',
          fr: 'Colonne de gauche large',
        },
        'wide-right': {
          en: 'Wide right column',
          nl: 'Brede rechterkolom',
          de: 'Breite rechte Spalte',
          fr: 'Colonne de droite large',
        },
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
    left: {
      label: { en: 'Left column', nl: 'Linkerkolom', de: 'Linke Spalte', fr: 'Colonne de gauche' },
    },
    right: {
      label: { en: 'Right column', nl: 'Rechterkolom', de: 'Rechte Spalte', fr: 'Colonne de droite' },
    },
    third: {
      label: { en: 'Third column', nl: 'Derde kolom', de: 'Dritte Spalte', fr: 'Troisième colonne' },
      showWhen: { field: 'layout', is: 'thirds' },
    },
  },
})
