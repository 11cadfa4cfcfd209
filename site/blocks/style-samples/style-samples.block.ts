import { defineBlock, plain, select } from 'ximblox'
import { labels } from '../labels.ts'

/** The colors, the type or the buttons of the theme, for a style guide. */
export const styleSamples = defineBlock({
  id: 'style-samples',
  version: 1,
  label: { en: 'Style samples', nl: 'Stijlvoorbeelden', de: 'Stilmuster', fr: 'Échantillons de style' },
  group: 'lists',
  keywords: {
    en: 'style guide colors palette fonts typography buttons',
    nl: 'stijlgids huisstijl kleuren palet lettertypes knoppen',
    de: 'Styleguide Farben Palette Schriften Schaltflächen',
    fr: 'guide de style couleurs palette polices boutons',
  },
  icon: 'palette',
  sketch: [['image'], ['image'], ['image'], ['headline', 'line']],
  fields: {
    title: plain({ label: labels.title, max: 160 }),
    kind: select({
      label: { en: 'Samples of', nl: 'Voorbeelden van', de: 'Muster von', fr: 'Échantillons de' },
      options: {
        colors: { en: 'Colors', nl: 'Kleuren', de: 'Farben', fr: 'Couleurs' },
        type: { en: 'Type', nl: 'Letters', de: 'Schrift', fr: 'Caractères' },
        buttons: {
          en: 'Buttons and links',
          nl: 'Knoppen en links',
          de: 'Schaltflächen und Links',
          fr: 'Boutons et liens',
        },
      },
      default: 'colors',
    }),
  },
})
