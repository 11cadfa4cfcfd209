import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { number } from '@ximblox/blocks/fields/number'
import { plain } from '@ximblox/blocks/fields/plain'
import { tags } from '@ximblox/blocks/fields/tags'
import { createRegistry, type Registry } from '@ximblox/blocks/registry'
import { testSite } from './site.ts'

const label = 'Label'

/** A page type with filters and sorts, one of which depends on the date. */
const project = definePageType({
  id: 'project',
  version: 1,
  label,
  slugPrefix: { 'nl-nl': 'projecten', 'en-gb': 'projects' },
  fields: {
    sector: plain({ label }),
    year: number({ label }),
    deadline: date({ label }),
    tags: tags({ label }),
  },
  initialBlocks: () => [],
  filters: {
    sector: {
      label: 'Sector',
      options: { '1': { en: 'Industry', nl: 'Industrie' }, '2': { en: 'Food', nl: 'Voeding' } },
      values: ({ sector }) => [sector],
    },
    year: { label: 'Year', values: ({ year }) => [String(year ?? '')] },
    open: {
      label: 'Open',
      values: ({ deadline }, now) => (deadline > now.toISOString().slice(0, 10) ? ['yes'] : []),
    },
  },
  sorts: {
    year: { label: 'Year', key: ({ year }) => year },
    deadline: { label: 'Deadline', key: ({ deadline }) => deadline || null, descending: true },
  },
  tags: props => props.tags.map(tag => tag.id),
  outdatedAt: ({ deadline }, now) => {
    const day = new Date(`${deadline || '1970-01-01'}T00:00:00Z`)
    return day > now ? day : null
  },
})

/** The test site with projects. */
export const registryWithProjects: Registry = createRegistry({
  blocks: [...testSite.registry.blocks.values()],
  pageTypes: [...testSite.registry.pageTypes.values(), project],
})
