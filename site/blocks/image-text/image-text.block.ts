import { defineBlock, image, link, plain, richText, select } from 'ximblox'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

/** An image with text beside it. */
export const imageText = defineBlock({
  id: 'image-text',
  version: 1,
  label: { en: 'Image and text', nl: 'Afbeelding en tekst', de: 'Bild und Text', fr: 'Image et texte' },
  group: 'media',
  keywords: {
    en: 'picture photo beside columns text media',
    nl: 'foto beeld plaatje tekst naast elkaar',
    de: 'Foto Abbildung Text nebeneinander',
    fr: 'photo illustration texte côte à côte',
  },
  icon: 'image-and-text',
  sketch: [['image'], ['title', 'text']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    body: richText({ label: labels.text, required: true }),
    action: link({ label: labels.action }),
    image: image({ label: labels.image, required: true, aspectRatio: 4 / 3 }),
    side: select({
      label: {
        en: 'Image position',
        nl: 'Positie van de afbeelding',
        de: 'Position des Bildes',
        fr: 'Position de l’image',
      },
      options: {
        left: { en: 'Left', nl: 'Links', de: 'Links', fr: 'À gauche' },
        right: { en: 'Right', nl: 'Rechts', de: 'Rechts', fr: 'À droite' },
      },
      default: 'left',
    }),
    background: select({ label: labels.background, options: shades, default: 'paper' }),
  },
})
