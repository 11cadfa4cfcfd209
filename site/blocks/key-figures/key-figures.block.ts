import { defineBlock, list, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** A few numbers that say much. */
export const keyFigures = defineBlock({
  id: 'key-figures',
  version: 1,
  label: { en: 'Key figures', nl: 'Kerncijfers', de: 'Kennzahlen', fr: 'Chiffres clés' },
  group: 'lists',
  keywords: {
    en: 'numbers statistics facts results counters',
    nl: 'getallen cijfers statistiek feiten resultaten',
    de: 'Zahlen Statistik Fakten Ergebnisse',
    fr: 'nombres statistiques faits résultats',
  },
  icon: 'figures',
  sketch: [
    ['headline', 'line'],
    ['headline', 'line'],
    ['headline', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    figures: list({
      label: { en: 'Figures', nl: 'Cijfers', de: 'Zahlen', fr: 'Chiffres' },
      itemLabel: { en: 'Figure', nl: 'Cijfer', de: 'Zahl', fr: 'Chiffre' },
      min: 1,
      max: 8,
      fields: {
        value: plain({
          label: { en: 'Number', nl: 'Getal', de: 'Zahl', fr: 'Nombre' },
          help: {
            en: 'With its unit, such as 38% or 12 tonnes.',
            nl: 'Met eenheid, zoals 38% of 12 ton.',
            de: 'Mit Einheit, etwa 38 % oder 12 Tonnen.',
            fr: 'Avec son unité, par exemple 38 % ou 12 tonnes.',
          },
          required: true,
          max: 24,
        }),
        label: plain({
          label: { en: 'What it counts', nl: 'Wat het telt', de: 'Was sie zählt', fr: 'Ce qu’il compte' },
          required: true,
          max: 160,
        }),
      },
      default: ['first', 'second', 'third'].map(key => ({ key, value: '', label: '' })),
    }),
    background: appearance.background,
    alignment: appearance.alignment,
  },
})
