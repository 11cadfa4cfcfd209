import { defineBlock, image, plain, richText, select } from 'ximblox'

/** A title and formatted text, with an image beside or below it. The definition is data; its view is in text.tsx. */
export const text = defineBlock({
  id: 'text',
  version: 1,
  label: { en: 'Text and image', nl: 'Tekst en afbeelding', de: 'Text und Bild', fr: 'Texte et image' },
  group: 'text',
  fields: {
    title: plain({ label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' }, search: 'heading' }),
    body: richText({ label: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' } }),
    image: image({ label: { en: 'Image', nl: 'Afbeelding', de: 'Bild', fr: 'Image' } }),
    caption: plain({ label: { en: 'Caption', nl: 'Bijschrift', de: 'Bildunterschrift', fr: 'Légende' } }),
    layout: select({
      label: {
        en: 'Position of the image',
        nl: 'Plaats van de afbeelding',
        de: 'Position des Bildes',
        fr: 'Position de l’image',
      },
      options: {
        beside: { en: 'Beside the text', nl: 'Naast de tekst', de: 'Neben dem Text', fr: 'À côté du texte' },
        below: { en: 'Below the text', nl: 'Onder de tekst', de: 'Unter dem Text', fr: 'Sous le texte' },
      },
      default: 'beside',
    }),
  },
})
