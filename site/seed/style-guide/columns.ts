import type { BlockInput } from '@ximblox/contract/blocks'
import { p, prose } from '../prose.ts'
import type { Say, StyleGuideSection } from './section.ts'

const text = (key: string, say: Say): BlockInput => ({
  type: 'rich-text',
  key,
  props: {
    body: prose(
      p(
        say(
          'Blokken in een kolom krijgen de breedte van die kolom. Op een telefoon staan ze onder elkaar.',
          'Blocks in a column take the width of that column. On a phone they stand below each other.',
        ),
      ),
    ),
  },
})

const title = (key: string, text: string): BlockInput => ({ type: 'heading', key, props: { text } })

export const columnsSection: StyleGuideSection = {
  id: 'columns',
  title: { 'nl-nl': 'Kolommen', 'en-gb': 'Columns' },
  states: [
    {
      id: 'halves',
      title: { 'nl-nl': 'Twee gelijke kolommen', 'en-gb': 'Two equal columns' },
      block: say => ({
        type: 'columns',
        slots: {
          left: [title('columns-halves-l', say('Links', 'Left')), text('columns-halves-lt', say)],
          right: [title('columns-halves-r', say('Rechts', 'Right')), text('columns-halves-rt', say)],
        },
      }),
    },
    {
      id: 'thirds',
      title: { 'nl-nl': 'Drie kolommen op lichtgroen', 'en-gb': 'Three columns on light green' },
      block: say => ({
        type: 'columns',
        props: { layout: 'thirds', background: 'tint' },
        slots: {
          left: [text('columns-thirds-l', say)],
          right: [text('columns-thirds-r', say)],
          third: [text('columns-thirds-t', say)],
        },
      }),
    },
  ],
}
