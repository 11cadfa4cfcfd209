import type { Say, StyleGuideSection } from './section.ts'

const events = (say: Say) => [
  {
    key: 'start',
    time: '2005',
    title: say('Twee bureaus in een oude kwekerij', 'Two desks in an old nursery'),
    text: say(
      'De eerste opdracht: de afvalrekening van een drukkerij.',
      'The first job: a printer’s waste bill.',
    ),
  },
  {
    key: 'academy',
    time: '2011',
    title: say('De academie', 'The academy'),
    text: say(
      'Klanten wilden het zelf leren. Sindsdien geven wij training, eerst in de kantine en later in een eigen lokaal met uitzicht op de moestuin.',
      'Clients wanted to learn it themselves. Since then we have given courses, first in the canteen and later in a room of our own, overlooking the kitchen garden.',
    ),
  },
  {
    key: 'crisis',
    time: say('voorjaar 2020', 'spring 2020'),
    title: say('Alles op een scherm', 'All on a screen'),
  },
  {
    key: 'now',
    time: '2026',
    title: say('Acht mensen, zeven sectoren', 'Eight people, seven sectors'),
    text: say('En nog steeds die moestuin.', 'And still that kitchen garden.'),
  },
]

export const timelineSection: StyleGuideSection = {
  id: 'timeline',
  title: { 'nl-nl': 'Tijdlijn', 'en-gb': 'Timeline' },
  states: [
    {
      id: 'four',
      title: { 'nl-nl': 'Vier gebeurtenissen', 'en-gb': 'Four events' },
      block: say => ({
        type: 'timeline',
        props: { title: say('Hoe het zo kwam', 'How it came about'), events: events(say) },
      }),
    },
    {
      id: 'one',
      title: { 'nl-nl': 'Eén gebeurtenis, op donkergroen', 'en-gb': 'One event, on dark green' },
      block: say => ({
        type: 'timeline',
        props: { events: events(say).slice(1, 2), background: 'deep' },
      }),
    },
  ],
}
