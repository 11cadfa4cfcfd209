import { date, definePageType, image, multiline, newKey } from 'ximblox'

/** A page of blocks. */
export const basic = definePageType({
  id: 'basic',
  version: 1,
  label: { en: 'Page', nl: 'Pagina', de: 'Seite', fr: 'Page' },
  slugPrefix: {},
  fields: {},
  initialBlocks: (_locale, title) => [{ type: 'hero', key: newKey(), props: { title } }],
  blank: true,
})

/** A dated article. Lists show its card, which is computed when it is published. */
export const news = definePageType({
  id: 'news',
  version: 1,
  label: { en: 'News', nl: 'Nieuws', de: 'Neuigkeiten', fr: 'Actualités' },
  slugPrefix: { 'en-gb': 'news', 'nl-nl': 'nieuws', 'de-de': 'aktuelles', 'fr-fr': 'actualites' },
  fields: {
    date: date({ label: { en: 'Date', nl: 'Datum', de: 'Datum', fr: 'Date' }, required: true }),
    summary: multiline({
      label: { en: 'Summary', nl: 'Samenvatting', de: 'Zusammenfassung', fr: 'Résumé' },
      max: 300,
      search: 'heading',
    }),
    image: image({ label: { en: 'Image', nl: 'Afbeelding', de: 'Bild', fr: 'Image' }, aspectRatio: 16 / 9 }),
  },
  initialBlocks: () => [{ type: 'text', key: newKey(), props: {} }],
  initialProps: today => ({ date: today }),
  card: (_version, { date, summary }) => ({ date, summary }),
  sortAt: ({ date }) => date || null,
})
