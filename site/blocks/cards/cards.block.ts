import { defineBlock, image, link, list, multiline, plain } from 'ximblox'
import { labels } from '../labels.ts'

/** A few things of the same kind side by side. */
export const cards = defineBlock({
  id: 'cards',
  version: 1,
  label: { en: 'Cards', nl: 'Kaarten', de: 'Karten', fr: 'Cartes' },
  group: 'lists',
  keywords: {
    en: 'tiles grid boxes services team',
    nl: 'tegels raster vakken diensten team',
    de: 'Kacheln Raster Boxen Leistungen Team',
    fr: 'tuiles grille encadrés services équipe',
  },
  icon: 'cards',
  sketch: [
    ['image', 'title', 'line'],
    ['image', 'title', 'line'],
    ['image', 'title', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    cards: list({
      label: { en: 'Cards', nl: 'Kaarten', de: 'Karten', fr: 'Cartes' },
      itemLabel: { en: 'Card', nl: 'Kaart', de: 'Karte', fr: 'Carte' },
      help: {
        en: 'Add an image to every card or to none.',
        nl: 'Geef alle kaarten een afbeelding, of geen enkele.',
        de: 'Geben Sie allen Karten ein Bild oder keiner.',
        fr: 'Ajoutez une image à toutes les cartes ou à aucune.',
      },
      min: 1,
      max: 12,
      fields: {
        title: plain({ label: labels.title, required: true, max: 120 }),
        text: multiline({ label: labels.text, max: 600 }),
        link: link({ label: labels.link }),
        image: image({ label: labels.image, aspectRatio: 4 / 3 }),
      },
    }),
  },
})
