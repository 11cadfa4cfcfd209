import { picture, type Targets } from '../starter-page.ts'
import type { Say, StyleGuideSection } from './section.ts'

const card = (key: string, title: string, text: string, label: string, to: Targets) => ({
  key,
  title,
  text,
  link: { label, target: to.page('contact') },
})

const three = (say: Say, to: Targets) => [
  card(
    'first',
    say('Meten', 'Measure'),
    say('Waar gaat de energie heen, en het afval?', 'Where does the energy go, and the waste?'),
    say('Over meten', 'About measuring'),
    to,
  ),
  card(
    'second',
    say('Kiezen', 'Choose'),
    say('Drie dingen tegelijk is genoeg.', 'Three things at a time are enough.'),
    say('Over kiezen', 'About choosing'),
    to,
  ),
  card(
    'third',
    say('Volhouden', 'Keep going'),
    say(
      'Wat iedereen begrijpt, blijft bestaan als de aanjager van baan wisselt. Daarom schrijven wij korte plannen en lange lijsten met namen.',
      'What everybody understands lives on when its champion changes jobs. That is why we write short plans and long lists of names.',
    ),
    say('Over volhouden', 'About keeping going'),
    to,
  ),
]

export const cardsSection: StyleGuideSection = {
  id: 'cards',
  title: { 'nl-nl': 'Kaarten', 'en-gb': 'Cards' },
  states: [
    {
      id: 'pictures',
      title: { 'nl-nl': 'Met afbeeldingen', 'en-gb': 'With images' },
      block: (say, to) => ({
        type: 'cards',
        props: { title: say('Drie stappen', 'Three steps'), cards: three(say, to) },
        __images: {
          cards_first_image: picture(to, 'seedlings', say('Zaailingen', 'Seedlings')),
          cards_second_image: picture(to, 'table', say('Een tafel', 'A table')),
          cards_third_image: picture(to, 'workshop', say('Een werkplaats', 'A workshop')),
        },
      }),
    },
    {
      id: 'words',
      title: { 'nl-nl': 'Zonder afbeeldingen', 'en-gb': 'Without images' },
      block: (say, to) => ({
        type: 'cards',
        props: { title: say('Drie stappen', 'Three steps'), cards: three(say, to) },
      }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén kaart', 'en-gb': 'One card' },
      block: (say, to) => ({
        type: 'cards',
        props: { title: say('De eerste stap', 'The first step'), cards: three(say, to).slice(0, 1) },
      }),
    },
  ],
}
