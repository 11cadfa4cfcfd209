import { logo } from '../starter-page.ts'
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
            { key: 'lade', name: 'Lamp & Lade' },
            { key: 'noordwerk', name: 'Noordwerk Techniek', link: { target: to.page('projects') } },
            ...textLogos,
          ],
        },
        __images: {
          logos_lade_image: logo(to, 'lade', 'Lamp & Lade'),
          logos_noordwerk_image: logo(to, 'noordwerk', 'Noordwerk Techniek'),
        },
      }),
    },
    {
      id: 'own',
      title: { 'nl-nl': 'In eigen kleuren, op lichtgroen', 'en-gb': 'In their own colours, on light green' },
      block: (_say, to) => ({
        type: 'logos',
        props: {
          logos: [{ key: 'voorstraat', name: 'Bakkerij Voorstraat' }, ...textLogos.slice(0, 2)],
          color: 'own',
          background: 'tint',
        },
        __images: { logos_voorstraat_image: logo(to, 'voorstraat', 'Bakkerij Voorstraat') },
      }),
    },
  ],
}
