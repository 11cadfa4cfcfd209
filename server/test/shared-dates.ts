import { definePageType, type PageTypeDefinition } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { list } from '@ximblox/blocks/fields/list'
import { number } from '@ximblox/blocks/fields/number'
import { plain } from '@ximblox/blocks/fields/plain'
import { createRegistry, type Registry } from '@ximblox/blocks/registry'
import { testSite } from './site.ts'

const label = 'Label'

const course = {
  id: 'course',
  version: 1,
  label,
  slugPrefix: {},
  fields: {
    summary: plain({ label }),
    price: number({ label, required: true }),
    dates: list({
      label,
      fields: { start: date({ label }), capacity: number({ label }), place: plain({ label }) },
    }),
  },
  initialBlocks: () => [],
}

const sharingCourse = definePageType({
  ...course,
  sharedFields: { price: true, dates: ['start', 'capacity'] },
  card: (_version, { summary, price, dates }) => ({ summary, price, dates }),
  sorts: { price: { label: 'Price', key: ({ price }) => price } },
})

const withPageType = (pageType: PageTypeDefinition) =>
  createRegistry({
    blocks: [...testSite.registry.blocks.values()],
    pageTypes: [...testSite.registry.pageTypes.values(), pageType],
  })

/** The test site with courses, whose price and dates are shared by all languages. */
export const registryWithCourses: Registry = withPageType(sharingCourse)

/** The same from before they were shared. */
export const registryBeforeSharing: Registry = withPageType(definePageType({ ...course, card: () => ({}) }))
