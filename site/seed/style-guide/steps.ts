import type { Say, StyleGuideSection } from './section.ts'

const steps = (say: Say) => [
  {
    key: 'listen',
    title: say('Kennismaken', 'Getting to know you'),
    text: say('Wij lopen een dag mee en stellen vragen.', 'We join you for a day and ask questions.'),
  },
  {
    key: 'measure',
    title: say('Meten', 'Measuring'),
    text: say(
      'Wat er al bekend is, leggen wij naast de rekeningen en de meters. Dat duurt twee weken en vraagt van uw mensen niet meer dan een paar telefoontjes.',
      'We compare what is known with the bills and the meters. That takes two weeks and asks no more of your people than a few telephone calls.',
    ),
  },
  {
    key: 'choose',
    title: say('Kiezen', 'Choosing'),
    text: say('Met elkaar, in één ochtend.', 'Together, in one morning.'),
  },
  {
    key: 'do',
    title: say('Doen en volhouden', 'Doing it, and keeping it up'),
    text: say('Elk kwartaal een kop koffie met de cijfers.', 'Coffee with the figures each quarter.'),
  },
]

export const stepsSection: StyleGuideSection = {
  id: 'steps',
  title: { 'nl-nl': 'Stappen', 'en-gb': 'Steps' },
  states: [
    {
      id: 'four',
      title: { 'nl-nl': 'Vier stappen met inleiding', 'en-gb': 'Four steps with an introduction' },
      block: say => ({
        type: 'steps',
        props: {
          title: say('Zo gaan wij te werk', 'How we work'),
          intro: say('In een maand of drie, meestal.', 'In about three months, usually.'),
          steps: steps(say),
        },
      }),
    },
    {
      id: 'two',
      title: { 'nl-nl': 'Twee stappen, op donkergroen', 'en-gb': 'Two steps, on dark green' },
      block: say => ({
        type: 'steps',
        props: { title: say('Kort', 'In short'), steps: steps(say).slice(1, 3), background: 'deep' },
      }),
    },
    {
      id: 'seven',
      title: { 'nl-nl': 'Zeven korte stappen, op lichtgroen', 'en-gb': 'Seven short steps, on light green' },
      block: say => ({
        type: 'steps',
        props: {
          steps: [1, 2, 3, 4, 5, 6, 7].map(number => ({
            key: `s${number}`,
            title: say(`Stap ${number}`, `Step ${number}`),
          })),
          background: 'tint',
        },
      }),
    },
  ],
}
