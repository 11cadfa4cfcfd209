import { picture } from '../starter-page.ts'
import type { StyleGuideSection } from './section.ts'

const names = [
  'Molenaar',
  'Staalbouw Vos',
  'Gemeente Lekdijk',
  'De Kist',
  'Waterschap Zuid',
  'Bouwgroep Terra',
]

const textLogos = names.map((name, index) => ({ key: `n${index}`, name }))

export const logosSection: StyleGuideSection = {
  id: 'logos',
  title: { 'nl-nl': 'Logo’s', 'en-gb': 'Logos' },
  states: [
    {
      id: 'grey',
      title: {
        'nl-nl': 'In grijstinten, met en zonder afbeelding',
        'en-gb': 'In grey, with and without an image',
      },
      block: (say, to) => ({
        type: 'logos',
        props: {
          title: say('Voor wie wij werken', 'Who we work for'),
          logos: [
            { key: 'rings', name: 'Jaarring' },
            { key: 'report', name: 'Verslag', link: { target: to.page('projects') } },
            ...textLogos,
          ],
        },
        __images: {
          logos_rings_image: picture(to, 'rings', 'Jaarring'),
          logos_report_image: picture(to, 'report', 'Verslag'),
        },
      }),
    },
    {
      id: 'own',
      title: { 'nl-nl': 'In eigen kleuren, op lichtgroen', 'en-gb': 'In their own colours, on light green' },
      block: (_say, to) => ({
        type: 'logos',
        props: {
          logos: [{ key: 'table', name: 'Tafel' }, ...textLogos.slice(0, 2)],
          color: 'own',
          background: 'tint',
        },
        __images: { logos_table_image: picture(to, 'table', 'Tafel') },
      }),
    },
  ],
}
