import type { StyleGuideSection } from './section.ts'

export const anchorNavigationSection: StyleGuideSection = {
  id: 'anchor-navigation',
  title: { 'nl-nl': 'Op deze pagina', 'en-gb': 'On this page' },
  states: [
    {
      id: 'all',
      title: { 'nl-nl': 'Links naar alle ankerpunten', 'en-gb': 'Links to all anchor points' },
      block: () => ({ type: 'anchor-navigation' }),
    },
  ],
}
