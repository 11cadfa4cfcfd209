import type { Say, StyleGuideSection } from './section.ts'

const figures = (say: Say) => [
  {
    key: 'tonnes',
    value: say('12 ton', '12 tonnes'),
    label: say('minder staal per jaar', 'less steel a year'),
  },
  { key: 'share', value: '38%', label: say('minder gas dan in 2022', 'less gas than in 2022') },
  {
    key: 'people',
    value: say('1.240', '1,240'),
    label: say(
      'deelnemers aan een training, van wie de meesten er een tweede keer bij zijn gekomen',
      'participants in a course, most of whom have come back for another one',
    ),
  },
  { key: 'years', value: '21', label: say('jaar ervaring', 'years of experience') },
  { key: 'euro', value: '€ 0,00', label: say('voor een eerste gesprek', 'for a first conversation') },
]

export const keyFiguresSection: StyleGuideSection = {
  id: 'key-figures',
  title: { 'nl-nl': 'Kerncijfers', 'en-gb': 'Key figures' },
  states: [
    {
      id: 'three',
      title: { 'nl-nl': 'Drie cijfers', 'en-gb': 'Three figures' },
      block: say => ({
        type: 'key-figures',
        props: { title: say('Wat het opleverde', 'What came of it'), figures: figures(say).slice(0, 3) },
      }),
    },
    {
      id: 'many',
      title: { 'nl-nl': 'Vijf, op donkergroen', 'en-gb': 'Five, on dark green' },
      block: say => ({ type: 'key-figures', props: { figures: figures(say), background: 'deep' } }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén cijfer, gecentreerd', 'en-gb': 'One figure, centred' },
      block: say => ({
        type: 'key-figures',
        props: { figures: figures(say).slice(1, 2), background: 'tint', alignment: 'center' },
      }),
    },
  ],
}
