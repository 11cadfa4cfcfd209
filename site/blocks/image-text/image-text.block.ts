import { defineBlock } from '@ximblox/blocks/define-block'
import { image } from '@ximblox/blocks/fields/image'
import { link } from '@ximblox/blocks/fields/link'
import { plain } from '@ximblox/blocks/fields/plain'
import { richText } from '@ximblox/blocks/fields/rich-text'
import { select } from '@ximblox/blocks/fields/select'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

/** A picture with words beside it. */
export const imageText = defineBlock({
  id: 'image-text',
  version: 1,
  label: { en: 'Picture and text', nl: 'Beeld en tekst', de: 'Bild und Text', fr: 'Image et texte' },
  group: 'media',
  keywords: {
    en: 'image photo beside columns text media',
    nl: 'foto afbeelding plaatje tekst naast elkaar',
    de: 'Foto Abbildung Text nebeneinander',
    fr: 'photo illustration texte côte à côte',
  },
  icon: 'picture-and-text',
  sketch: [['picture'], ['title', 'text']],
  fields: {
    title: plain({ label: labels.title, max: 160 }),
    body: richText({ label: labels.text, required: true }),
    action: link({ label: labels.action }),
    image: image({ label: labels.image, required: true, aspectRatio: 4 / 3 }),
    side: select({
      label: {
        en: 'Side of the picture',
        nl: 'Kant van het beeld',
        de: 'Seite des Bildes',
        fr: 'Côté de l’image',
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
