import { definePageType, newKey } from 'ximblox'
import { tagIDs } from '../card-parts.ts'
import { dayOfYear, sectorFilter, yearFilter } from '../common-fields.ts'
import { documentCard, documentFields } from '../document-fields.ts'
import { nearbyPages } from '../nearby.ts'

/** A file to work with, such as a spreadsheet or a checklist. */
export const tool = definePageType({
  id: 'tool',
  version: 1,
  label: { en: 'Tool', nl: 'Tool', de: 'Werkzeug', fr: 'Outil' },
  listLabel: { en: 'Tools', nl: 'Tools', de: 'Werkzeuge', fr: 'Outils' },
  slugPrefix: {
    'nl-nl': 'kenniscentrum/tools',
    'en-gb': 'knowledge-centre/tools',
    'de-de': 'wissenszentrum/werkzeuge',
    'fr-fr': 'centre-de-connaissances/outils',
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
