import { defineBlock } from '@ximblox/blocks/define-block'
import { definePageType } from '@ximblox/blocks/define-page-type'
import { date } from '@ximblox/blocks/fields/date'
import { plain } from '@ximblox/blocks/fields/plain'
import { tags } from '@ximblox/blocks/fields/tags'
import { createRegistry, type Registry } from '@ximblox/blocks/registry'
import { testSite } from './site.ts'

const label = 'Label'
const { blocks, pageTypes } = testSite.registry

/** Shows the cards of news rather than their titles. */
const latest = defineBlock({
  id: 'latest',
  version: 1,
  label,
  group: 'lists',
  fields: {},
  query: async (_props, context) => {
    const { items } = await context.pages.list({ type: 'news', locale: context.locale, size: 100 })
    return items.map(({ card }) => card)
  },
})

/**
 * A later state of the test site's definitions: the summary of news was renamed to intro, and lists of news are sorted
 * by day. `onCard` is called with the intro of each page whose card is computed.
 */
export const withRenamedProp = (onCard: (intro: string) => void = () => {}): Registry => {
  const news = definePageType({
    id: 'news',
    version: 2,
    label,
    slugPrefix: { 'nl-nl': 'actueel', 'en-gb': 'news' },
    fields: {
      intro: plain({ label }),
      day: date({ label }),
      tags: tags({ label }),
      privateTags: tags({ label, private: true }),
    },
    upgrades: { 1: ({ summary = '', ...rest }) => ({ ...rest, intro: summary }) },
    initialBlocks: () => [],
    card: (_version, { intro }) => {
      onCard(intro)
      return { intro }
    },
    sortAt: ({ day }) => day || null,
  })
  return createRegistry({
    blocks: [...[...blocks.values()].filter(({ id }) => id !== 'latest'), latest],
    pageTypes: [...[...pageTypes.values()].filter(({ id }) => id !== 'news'), news],
  })
}
