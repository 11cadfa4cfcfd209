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
        seoDescription:
          'Projecten van SOM per sector en jaar: wat we deden, voor wie, en wat het in cijfers opleverde.',
        intro: 'Wat we deden, voor wie, en wat het opleverde.',
      },
      'en-gb': {
        slug: 'our-work/projects',
        title: 'Projects',
        seoDescription:
          'Projects by SOM by sector and year: what we did, for whom, and what came of it in figures.',
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
        seoDescription:
          'Vragenlijsten en rekenhulpen van SOM: dezelfde die wij bij klanten gebruiken. U mag ze houden.',
        intro: 'Vragenlijsten en rekenhulpen die wij zelf gebruiken. U mag ze houden.',
      },
      'en-gb': {
        slug: 'knowledge-centre/tools',
        title: 'Tools',
        seoDescription:
          'Question sheets and calculation aids by SOM: the same ones we use with clients. Yours to keep.',
        intro: 'The question sheets and calculation aids we use ourselves. Yours to keep.',
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
        seoDescription:
          'Publicaties van SOM over duurzaam ondernemen: kort genoeg om te lezen, goed genoeg om door te geven.',
        intro: 'Publicaties om te lezen en door te geven.',
      },
      'en-gb': {
        slug: 'knowledge-centre/literature',
        title: 'Literature',
        seoDescription:
          'Publications by SOM on sustainable business, short enough to read and good enough to pass on.',
        intro: 'Worth reading, and worth passing on.',
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
        seoDescription:
          'De acht mensen van SOM: wie ze zijn, waar ze goed in zijn en voor welke vraag u bij hen moet zijn.',
        intro: 'Wie we zijn en waar we goed in zijn.',
      },
      'en-gb': {
        slug: 'about-us/team',
        title: 'Our team',
        seoDescription:
          'The eight people of SOM: who they are, what they are good at and what to ask each of them.',
        intro: 'Who we are and what we are good at.',
      },
    },
  ),
]
