import type { JsonObject } from '@ximblox/contract/fields'
import { type StarterLocale, type StarterTexts, starterPage } from '../starter-page.ts'

interface OverviewTexts extends StarterTexts {
  intro: string
}

/** The page at the slug prefix of a page type. */
const overview = (
  name: string,
  list: { type: string } & JsonObject,
  texts: Record<StarterLocale, OverviewTexts>,
) => {
  const { type, filters = [], ...props } = list
  return starterPage({
    name,
    type: 'basic',
    texts,
    blocks: ({ title, intro }) => [
      { type: 'hero', key: 'opening', props: { title, intro } },
      {
        type: 'page-list',
        key: 'list',
        props: {
          types: [{ key: type, type }],
          filters: (Array.isArray(filters) ? filters : []).map(filter => ({ key: filter, filter })),
          ...props,
        },
      },
    ],
  })
}

export const overviews = [
  overview(
    'projects',
    { type: 'project', look: 'cards', size: 12, filters: ['sector', 'year'], sorting: true },
    {
      'nl-nl': {
        slug: 'onswerk/projecten',
        title: 'Projecten',
        seoDescription: 'Projecten van SOM: wat we deden, voor wie, en wat het opleverde.',
        intro: 'Wat we deden, voor wie, en wat het opleverde.',
      },
      'en-gb': {
        slug: 'our-work/projects',
        title: 'Projects',
        seoDescription: 'Projects by SOM: what we did, for whom, and what came of it.',
        intro: 'What we did, for whom, and what came of it.',
      },
    },
  ),
  overview(
    'tools',
    { type: 'tool', size: 12, filters: ['sector', 'year'], sorting: true },
    {
      'nl-nl': {
        slug: 'kenniscentrum/tools',
        title: 'Tools',
        seoDescription: 'Vragenlijsten en rekenhulpen van SOM, vrij te gebruiken.',
        intro: 'Vragenlijsten en rekenhulpen die wij zelf gebruiken. U mag ze houden.',
      },
      'en-gb': {
        slug: 'knowledge-centre/tools',
        title: 'Tools',
        seoDescription: 'Question sheets and calculations by SOM, free to use.',
        intro: 'Question sheets and calculations that we use ourselves. You may keep them.',
      },
    },
  ),
  overview(
    'literature',
    { type: 'literature', look: 'compact', size: 20, filters: ['sector', 'year'], sorting: true },
    {
      'nl-nl': {
        slug: 'kenniscentrum/literatuur',
        title: 'Literatuur',
        seoDescription: 'Stukken van SOM over duurzaam ondernemen, om te lezen en door te geven.',
        intro: 'Stukken om te lezen en door te geven.',
      },
      'en-gb': {
        slug: 'knowledge-centre/literature',
        title: 'Literature',
        seoDescription: 'Pieces by SOM on sustainable business, to read and to pass on.',
        intro: 'Pieces to read and to pass on.',
      },
    },
  ),
  overview(
    'team',
    { type: 'team', look: 'cards', size: 24, sort: 'title' },
    {
      'nl-nl': {
        slug: 'over-ons/team',
        title: 'Ons team',
        seoDescription: 'De mensen van SOM: wie ze zijn en waar ze goed in zijn.',
        intro: 'Wie we zijn en waar we goed in zijn.',
      },
      'en-gb': {
        slug: 'about-us/team',
        title: 'Our team',
        seoDescription: 'The people of SOM: who they are and what they are good at.',
        intro: 'Who we are and what we are good at.',
      },
    },
  ),
]
