import { definePageType, newKey } from 'ximblox'
import { tagIDs } from '../card-parts.ts'
import { dayOfYear, sectorFilter, yearFilter } from '../common-fields.ts'
import { documentCard, documentFields } from '../document-fields.ts'
import { nearbyPages } from '../nearby.ts'

/** A text to read, with its author and year. */
export const literature = definePageType({
  id: 'literature',
  version: 1,
  label: { en: 'Literature', nl: 'Literatuur', de: 'Literatur', fr: 'Littérature' },
  slugPrefix: {
    'nl-nl': 'kenniscentrum/literatuur',
    'en-gb': 'knowledge-centre/literature',
    'de-de': 'wissenszentrum/literatur',
    'fr-fr': 'centre-de-connaissances/litterature',
  },
  fields: documentFields,
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  initialProps: today => ({ year: Number(today.slice(0, 4)) }),
  card: (_version, props) => documentCard(props),
  filters: { sector: sectorFilter, year: yearFilter },
  sortAt: ({ year }) => dayOfYear(year),
  query: nearbyPages('sector'),
  tags: tagIDs,
  cardVersion: 2,
})
