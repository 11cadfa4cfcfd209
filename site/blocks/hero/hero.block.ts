import { defineBlock } from '@ximblox/blocks/define-block'
import { image } from '@ximblox/blocks/fields/image'
import { link } from '@ximblox/blocks/fields/link'
import { multiline } from '@ximblox/blocks/fields/multiline'
import { plain } from '@ximblox/blocks/fields/plain'
import { select } from '@ximblox/blocks/fields/select'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

export const titleMax = 120

/** The opening of a page: its promise, one action and a picture. */
export const hero = defineBlock({
  id: 'hero',
  version: 1,
  label: { en: 'Opening', nl: 'Opening', de: 'Auftakt', fr: 'Ouverture' },
  group: 'layout',
  keywords: {
    en: 'hero header banner intro start promise title',
    nl: 'hero kop banner intro begin welkom titel belofte',
    de: 'Hero Banner Kopf Einstieg Titel Intro',
    fr: 'hero bannière entête introduction accueil titre',
  },
  icon: 'opening',
  sketch: [['headline', 'text', 'button'], ['picture']],
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'The promise of the page in one short sentence.',
        nl: 'De belofte van de pagina in één korte zin.',
        de: 'Das Versprechen der Seite in einem kurzen Satz.',
        fr: 'La promesse de la page en une phrase courte.',
      },
      required: true,
      max: titleMax,
    }),
    intro: multiline({ label: labels.intro, max: 600 }),
    action: link({
      label: labels.action,
      help: {
        en: 'The one thing a visitor can do next. Choose its words with care.',
        nl: 'Het ene dat een bezoeker nu kan doen. Kies de woorden met zorg.',
        de: 'Das Eine, was Besucher als Nächstes tun können. Wählen Sie die Worte mit Bedacht.',
        fr: 'La seule chose que le visiteur peut faire ensuite. Choisissez bien les mots.',
      },
    }),
    image: image({ label: labels.image }),
    layout: select({
      label: labels.layout,
      options: {
        beside: {
          en: 'Picture beside the words',
          nl: 'Beeld naast de woorden',
          de: 'Bild neben den Worten',
          fr: 'Image à côté du texte',
        },
        panorama: {
          en: 'Picture across the page',
          nl: 'Beeld over de volle breedte',
          de: 'Bild über die ganze Breite',
          fr: 'Image sur toute la largeur',
        },
      },
      default: 'beside',
    }),
    background: select({
      label: labels.background,
      options: { paper: shades.paper, deep: shades.deep },
      default: 'paper',
    }),
  },
})
