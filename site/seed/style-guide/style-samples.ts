import type { StyleGuideSection } from './section.ts'

export const styleSamplesSection: StyleGuideSection = {
  id: 'style-samples',
  title: { 'nl-nl': 'Stijl', 'en-gb': 'Style' },
  states: (
    [
      ['colors', { 'nl-nl': 'Kleuren', 'en-gb': 'Colours' }],
      ['type', { 'nl-nl': 'Letters', 'en-gb': 'Type' }],
      ['buttons', { 'nl-nl': 'Knoppen en links', 'en-gb': 'Buttons and links' }],
    ] as const
  ).map(([kind, title]) => ({ id: kind, title, block: () => ({ type: 'style-samples', props: { kind } }) })),
}
