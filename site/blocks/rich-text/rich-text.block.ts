import { defineBlock, richText as richTextField, select } from 'ximblox'
import { labels } from '../labels.ts'

/** Running text. */
export const richText = defineBlock({
  id: 'rich-text',
  version: 1,
  label: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' },
  group: 'text',
  keywords: {
    en: 'paragraph prose article list link quote quotation writing',
    nl: 'alinea tekstblok artikel lijst link citaat quote schrijven',
    de: 'Absatz Fließtext Artikel Liste Link Zitat',
    fr: 'paragraphe article liste lien citation',
  },
  icon: 'text',
  sketch: [['text', 'line', 'text']],
  fields: {
    body: richTextField({ label: labels.text, required: true }),
    position: select({
      label: { en: 'Position', nl: 'Positie', de: 'Position', fr: 'Position' },
      options: {
        left: { en: 'Left', nl: 'Links', de: 'Links', fr: 'À gauche' },
        centre: { en: 'Centre', nl: 'Gecentreerd', de: 'Zentriert', fr: 'Au centre' },
      },
      default: 'left',
    }),
  },
  pasted: { text: body => ({ body }) },
})
