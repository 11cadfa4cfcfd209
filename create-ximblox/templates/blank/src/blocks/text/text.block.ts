import { defineBlock, plain, richText } from 'ximblox'

/** A title above formatted text. The definition is data; what it looks like is in text.tsx. */
export const text = defineBlock({
  id: 'text',
  version: 1,
  label: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' },
  group: 'text',
  fields: {
    title: plain({
      label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' },
      max: 120,
      search: 'heading',
    }),
    body: richText({ label: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' } }),
  },
})
