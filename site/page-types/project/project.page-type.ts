import { definePageType, image, list, newKey, plain } from 'ximblox'
import { labels } from '../../blocks/labels.ts'
import { cardImage, tagIDs } from '../card-parts.ts'
import {
  dayOfYear,
  sectorField,
  sectorFilter,
  summaryField,
  tagFields,
  yearField,
  yearFilter,
} from '../common-fields.ts'
import { nearbyPages } from '../nearby.ts'

/** Work done for a client, with its results in figures. */
export const project = definePageType({
  id: 'project',
  version: 1,
  label: { en: 'Project', nl: 'Project', de: 'Projekt', fr: 'Projet' },
  listLabel: { en: 'Projects', nl: 'Projecten', de: 'Projekte', fr: 'Projets' },
  slugPrefix: {
    'nl-nl': 'onswerk/projecten',
    'en-gb': 'our-work/projects',
    'de-de': 'unsere-arbeit/projekte',
    'fr-fr': 'nos-realisations/projets',
  },
  fields: {
    client: plain({
      label: { en: 'Client', nl: 'Opdrachtgever', de: 'Auftraggeber', fr: 'Client' },
      required: true,
      max: 120,
    }),
    sector: { ...sectorField, required: true },
    year: yearField,
    summary: summaryField,
    image: image({ label: labels.image, aspectRatio: 4 / 3 }),
    results: list({
      label: {
        en: 'Results in figures',
        nl: 'Resultaten in cijfers',
        de: 'Ergebnisse in Zahlen',
        fr: 'Résultats en chiffres',
      },
      itemLabel: { en: 'Figure', nl: 'Cijfer', de: 'Zahl', fr: 'Chiffre' },
      max: 6,
      fields: {
        value: plain({
          label: { en: 'Value', nl: 'Waarde', de: 'Wert', fr: 'Valeur' },
          required: true,
          max: 20,
        }),
        label: plain({
          label: { en: 'Description', nl: 'Omschrijving', de: 'Beschreibung', fr: 'Description' },
          required: true,
          max: 80,
        }),
      },
    }),
    ...tagFields,
  },
  initialBlocks: () => [{ type: 'rich-text', key: newKey(), props: {} }],
  initialProps: today => ({ year: Number(today.slice(0, 4)) }),
  card: ({ __images }, { client, sector, year, summary, results }) => ({
    client,
    sector,
    year,
    summary,
    image: cardImage(__images.image),
    results: results.slice(0, 1).map(({ value, label }) => ({ value, label })),
  }),
  filters: { sector: sectorFilter, year: yearFilter },
  sorts: {
    client: {
      label: { en: 'By client', nl: 'Op opdrachtgever', de: 'Nach Auftraggeber', fr: 'Par client' },
      key: ({ client }) => client,
    },
  },
  sortAt: ({ year }) => dayOfYear(year),
  query: nearbyPages('sector'),
  tags: tagIDs,
  cardVersion: 2,
})
