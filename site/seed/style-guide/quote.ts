import { picture, type Targets } from '../starter-page.ts'
import type { Say, StyleGuideSection } from './section.ts'

const portrait = (say: Say, to: Targets) => ({
  image: picture(
    to,
    'portrait-sanne',
    say('Portret van een vrouw met krullen', 'Portrait of a woman with curly hair'),
  ),
})

const words = (say: Say) => ({
  text: say(
    'Ze vroegen drie keer door, en toen zagen wij het zelf.',
    'They asked three times, and then we saw it ourselves.',
  ),
  name: 'Iris Molenaar',
  role: say('Bedrijfsleider', 'Plant manager'),
  organisation: say('Molenaar Verpakkingen', 'Molenaar Packaging'),
})

export const quoteSection: StyleGuideSection = {
  id: 'quote',
  title: { 'nl-nl': 'Citaat', 'en-gb': 'Quote' },
  states: [
    {
      id: 'large',
      title: { 'nl-nl': 'Groot, met portret', 'en-gb': 'Large, with a portrait' },
      block: (say, to) => ({ type: 'quote', props: words(say), __images: portrait(say, to) }),
    },
    {
      id: 'picture',
      title: { 'nl-nl': 'Naast een groot portret', 'en-gb': 'Beside a large portrait' },
      block: (say, to) => ({
        type: 'quote',
        props: {
          ...words(say),
          text: say(
            'Na de training lag er geen rapport, maar een lijst met negen namen. Zeven daarvan zijn nog steeds bezig. Dat had ik van tevoren niet durven hopen, en de accountant ook niet.',
            'What remained after the course was not a report but a list of nine names. Seven of them are still at it. I would not have dared to hope for that beforehand, and neither would our accountant.',
          ),
          layout: 'picture',
          background: 'tint',
        },
        __images: portrait(say, to),
      }),
    },
    {
      id: 'deep',
      title: { 'nl-nl': 'Gecentreerd, op donkergroen', 'en-gb': 'Centred, on dark green' },
      block: (say, to) => ({
        type: 'quote',
        props: { ...words(say), background: 'deep', alignment: 'center' },
        __images: portrait(say, to),
      }),
    },
    {
      id: 'name',
      title: { 'nl-nl': 'Alleen een naam', 'en-gb': 'Only a name' },
      block: say => ({ type: 'quote', props: { text: words(say).text, name: words(say).name } }),
    },
  ],
}
