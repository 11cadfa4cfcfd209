import type { StyleGuideSection } from './section.ts'

export const dividerSection: StyleGuideSection = {
  id: 'divider',
  title: { 'nl-nl': 'Scheiding', 'en-gb': 'Divider' },
  states: (
    [
      ['line', { 'nl-nl': 'Lijn', 'en-gb': 'Line' }],
      ['leaf', { 'nl-nl': 'Blad', 'en-gb': 'Leaf' }],
      ['space', { 'nl-nl': 'Witruimte', 'en-gb': 'White space' }],
    ] as const
  ).map(([look, title]) => ({ id: look, title, block: () => ({ type: 'divider', props: { look } }) })),
}
