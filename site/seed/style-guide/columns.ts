import type { BlockInput } from '@ximblox/contract/blocks'
import { p, prose } from '../prose.ts'
import { picture } from '../starter-page.ts'
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
    {
      id: 'any',
      title: { 'nl-nl': 'Met allerlei blokken', 'en-gb': 'With all kinds of blocks' },
      block: (say, to) => ({
        type: 'columns',
        props: { layout: 'wide-left' },
        slots: {
          left: [
            {
              type: 'video',
              key: 'columns-any-v',
              props: {
                title: say('Een boom die groeit', 'A growing tree'),
                caption: say('Twintig jaar in zes seconden.', 'Twenty years in six seconds.'),
              },
              __files: { video: to.file('rings.mp4') },
              __images: { poster: picture(to, 'rings', '') },
            },
            text('columns-any-lt', say),
          ],
          right: [
            {
              type: 'image',
              key: 'columns-any-i',
              props: { caption: say('Vijf zaailingen op een rij.', 'Five seedlings in a row.') },
              __images: {
                image: picture(to, 'seedlings', say('Zaailingen', 'Seedlings')),
              },
            },
            {
              type: 'download-list',
              key: 'columns-any-d',
              props: {
                files: [{ key: 'one', name: say('Rapport nulmeting', 'Baseline report') }],
              },
              __files: { files_one_file: to.file(say('nulmeting.pdf', 'baseline.pdf')) },
            },
          ],
        },
      }),
    },
  ],
}
