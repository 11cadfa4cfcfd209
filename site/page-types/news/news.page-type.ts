import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { image } from '@ximblox/blocks/fields/image'
import { multiline } from '@ximblox/blocks/fields/multiline'
import { plain } from '@ximblox/blocks/fields/plain'
import { tags } from '@ximblox/blocks/fields/tags'
import { newKey } from '@ximblox/blocks/new-key'
import { labels } from '../../blocks/labels.ts'

/** A dated article with a summary and an image for lists. */
export const news = definePageType({
  id: 'news',
  version: 1,
  label: { en: 'News', nl: 'Nieuws', de: 'Neuigkeiten', fr: 'Actualités' },
  slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news', 'de-de': 'aktuelles', 'fr-fr': 'actualites' },
  fields: {
    date: date({ label: { en: 'Date', nl: 'Datum', de: 'Datum', fr: 'Date' }, required: true }),
    author: plain({ label: { en: 'Author', nl: 'Auteur', de: 'Autor', fr: 'Auteur' } }),
    summary: multiline({
      label: { en: 'Summary', nl: 'Samenvatting', de: 'Zusammenfassung', fr: 'Résumé' },
      help: {
        en: 'Shown below the title and in lists.',
        nl: 'Wordt onder de titel en in lijsten getoond.',
        de: 'Wird unter dem Titel und in Listen angezeigt.',
        fr: 'Affiché sous le titre et dans les listes.',
      },
      max: 400,
      search: 'heading',
    }),
    image: image({ label: labels.image, aspectRatio: 4 / 3 }),
    tags: tags({ label: { en: 'Tags', nl: 'Tags', de: 'Schlagwörter', fr: 'Étiquettes' } }),
    privateTags: tags({
      label: {
        en: 'Private tags',
        nl: 'Interne tags',
        de: 'Interne Schlagwörter',
        fr: 'Étiquettes internes',
      },
      private: true,
    }),
  },
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  initialProps: today => ({ date: today }),
  card: ({ __images: { image } }, { date, summary }) => ({
    date,
    summary,
    image: image ? { ...image, decorative: image.decorative ?? false } : null,
  }),
  sortAt: ({ date }) => date || null,
  tags: props => props.tags.map(tag => tag.id),
})
