import { defineBlock, image, link, list, multiline, plain } from 'ximblox'

/** A few things of the same kind side by side. */
export const cards = defineBlock({
  id: 'cards',
  version: 1,
  label: { en: 'Cards', nl: 'Kaarten', de: 'Karten', fr: 'Cartes' },
  group: 'lists',
  icon: 'cards',
  fields: {
    title: plain({ label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' }, search: 'heading' }),
    cards: list({
      label: { en: 'Cards', nl: 'Kaarten', de: 'Karten', fr: 'Cartes' },
      itemLabel: { en: 'Card', nl: 'Kaart', de: 'Karte', fr: 'Carte' },
      min: 1,
      max: 12,
      fields: {
        title: plain({ label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' }, required: true }),
        text: multiline({ label: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' }, max: 400 }),
        link: link({ label: { en: 'Link', nl: 'Link', de: 'Link', fr: 'Lien' } }),
        image: image({
          label: { en: 'Image', nl: 'Afbeelding', de: 'Bild', fr: 'Image' },
          aspectRatio: 4 / 3,
        }),
      },
    }),
  },
})
