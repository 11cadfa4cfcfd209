import { defineBlock } from '@ximblox/blocks/define-block'
import { image } from '@ximblox/blocks/fields/image'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import { labels } from '../labels.ts'

/** A picture by itself, with a few words below it. */
export const picture = defineBlock({
  id: 'image',
  version: 1,
  label: labels.image,
  group: 'media',
  keywords: {
    en: 'image photo photograph illustration figure',
    nl: 'foto plaatje beeld illustratie figuur',
    de: 'Foto Abbildung Illustration Grafik',
    fr: 'photo photographie illustration figure',
  },
  icon: 'picture',
  sketch: [['picture', 'line']],
  fields: {
    image: image({ label: labels.image, required: true }),
    caption: plain({ label: labels.caption, max: 300 }),
    width: select({
      label: { en: 'Width', nl: 'Breedte', de: 'Breite', fr: 'Largeur' },
      options: {
        text: {
          en: 'As wide as text',
          nl: 'Zo breed als tekst',
          de: 'So breit wie Text',
          fr: 'Comme le texte',
        },
        wide: {
          en: 'As wide as the page',
          nl: 'Zo breed als de pagina',
          de: 'So breit wie die Seite',
          fr: 'Comme la page',
        },
        full: {
          en: 'From edge to edge',
          nl: 'Van rand tot rand',
          de: 'Von Rand zu Rand',
          fr: 'D’un bord à l’autre',
        },
      },
      default: 'wide',
    }),
  },
})
