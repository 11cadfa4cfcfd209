import { date, defineGlobal, definePageType, multiline, plain } from 'ximblox'

/** The page type of the examples. */
export const news = definePageType({
  id: 'news',
  version: 1,
  label: { en: 'News', nl: 'Nieuws' },
  slugPrefix: { 'en-gb': 'news' },
  fields: { date: date({ label: 'Date' }), summary: multiline({ label: 'Summary' }) },
  initialBlocks: () => [],
  card: (_version, { date: day, summary }) => ({ date: day, summary }),
})

/** The site-wide content of the examples. */
export const contact = defineGlobal({
  id: 'contact',
  version: 1,
  label: { en: 'Contact details', nl: 'Contactgegevens' },
  fields: { phone: plain({ label: 'Phone' }) },
  initialProps: () => ({ phone: '' }),
})
