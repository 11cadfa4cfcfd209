import { date, definePageType, image, newKey, type PageCard, plain, type QueryContext } from 'ximblox'
import { labels } from '../../blocks/labels.ts'
import { cardImage, tagIDs } from '../card-parts.ts'
import { summaryField, tagFields, yearFilter } from '../common-fields.ts'
import { nearbyPages } from '../nearby.ts'

/** A dated article with a summary and an image for lists. */
export const news = definePageType({
  id: 'news',
  version: 1,
  label: { en: 'News', nl: 'Nieuws', de: 'Neuigkeiten', fr: 'Actualités' },
  slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news', 'de-de': 'aktuelles', 'fr-fr': 'actualites' },
  fields: {
    date: date({ label: { en: 'Date', nl: 'Datum', de: 'Datum', fr: 'Date' }, required: true }),
    author: plain({ label: { en: 'Author', nl: 'Auteur', de: 'Autor', fr: 'Auteur' } }),
    summary: summaryField,
    image: image({ label: labels.image, aspectRatio: 4 / 3 }),
    ...tagFields,
  },
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  initialProps: today => ({ date: today }),
  card: ({ __images }, { date, summary }) => ({ date, summary, image: cardImage(__images.image) }),
  filters: {
    year: { ...yearFilter, values: ({ date }) => [date.slice(0, 4)] },
  },
  sortAt: ({ date }) => date || null,
  query: async (props, context) => {
    const [nearby, author] = await Promise.all([
      nearbyPages()(props, context),
      memberNamed(props.author, context),
    ])
    return { ...nearby, author }
  },
  tags: tagIDs,
  cardVersion: 2,
})

/** The page of a member of the team. */
const memberNamed = async (name: string, { pages }: QueryContext): Promise<PageCard | null> => {
  if (name === '') return null
  const { items } = await pages.list({ type: 'team', filters: { name }, size: 1 })
  return items[0] ?? null
}
