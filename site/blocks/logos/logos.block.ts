import { defineBlock, image, link, list, plain, select } from 'ximblox'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

/** Logos of clients, partners or certificates. */
export const logos = defineBlock({
  id: 'logos',
  version: 1,
  label: { en: 'Logos', nl: 'Logo’s', de: 'Logos', fr: 'Logos' },
  group: 'lists',
  keywords: {
    en: 'clients customers partners brands certificates trust',
    nl: 'klanten opdrachtgevers partners merken keurmerken',
    de: 'Kunden Auftraggeber Partner Marken Siegel',
    fr: 'clients partenaires marques labels',
  },
  icon: 'logos',
  sketch: [['image'], ['image'], ['image'], ['image']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    logos: list({
      label: { en: 'Logos', nl: 'Logo’s', de: 'Logos', fr: 'Logos' },
      itemLabel: { en: 'Logo', nl: 'Logo', de: 'Logo', fr: 'Logo' },
      min: 1,
      max: 40,
      fields: {
        name: plain({
          label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
          help: {
            en: 'Shown in place of the image if there is none.',
            nl: 'Te zien als er geen afbeelding is.',
            de: 'Wird angezeigt, wenn es kein Bild gibt.',
            fr: 'Affiché s’il n’y a pas d’image.',
          },
          required: true,
          max: 80,
        }),
        image: image({ label: labels.image }),
        link: link({
          label: labels.link,
          help: {
            en: 'The text of the link is not shown.',
            nl: 'De tekst van de link is niet te zien.',
            de: 'Der Text des Links wird nicht angezeigt.',
            fr: 'Le texte du lien n’est pas affiché.',
          },
        }),
      },
      default: ['first', 'second', 'third', 'fourth'].map(key => ({ key, name: '', link: null })),
    }),
    color: select({
      label: { en: 'Color', nl: 'Kleur', de: 'Farbe', fr: 'Couleur' },
      options: {
        grey: { en: 'Shades of grey', nl: 'Grijstinten', de: 'Graustufen', fr: 'Nuances de gris' },
        own: { en: 'Their own colors', nl: 'Eigen kleuren', de: 'Eigene Farben', fr: 'Leurs couleurs' },
      },
      default: 'grey',
    }),
    background: select({
      label: labels.background,
      options: { paper: shades.paper, tint: shades.tint },
      default: 'paper',
    }),
  },
})
