import { defineBlock, image, plain, select } from 'ximblox'
import { labels } from '../labels.ts'

/** An image with a caption. */
export const picture = defineBlock({
  id: 'image',
  version: 1,
  label: labels.image,
  group: 'media',
  keywords: {
    en: 'picture photo photograph illustration figure',
    nl: 'foto plaatje beeld illustratie figuur',
    de: 'Foto Abbildung Illustration Grafik',
    fr: 'photo photographie illustration figure',
  },
  icon: 'image',
  sketch: [['image', 'line']],
  fields: {
    image: image({ label: labels.image, required: true }),
    caption: plain({ label: labels.caption, max: 300 }),
    width: select({
      label: labels.width,
      options: {
        text: {
          en: 'Text width',
          nl: 'Tekstbreedte',
          de: 'Textbreite',
          fr: 'Largeur du texte',
        },
        wide: {
          en: 'Page width',
          nl: 'Paginabreedte',
          de: 'Seitenbreite',
          fr: 'Largeur de la page',
        },
        full: {
          en: 'Full width',
          nl: 'Volle breedte',
          de: 'Volle Breite',
          fr: 'Pleine largeur',
        },
      },
      default: 'wide',
    }),
  },
  pasted: { image: 'image' },
})
