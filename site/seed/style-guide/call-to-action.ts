import type { StyleGuideSection } from './section.ts'

export const callToActionSection: StyleGuideSection = {
  id: 'call-to-action',
  title: { 'nl-nl': 'Oproep', 'en-gb': 'Call to action' },
  states: [
    {
      id: 'deep',
      title: { 'nl-nl': 'Met twee links', 'en-gb': 'With two links' },
      block: (say, to) => ({
        type: 'call-to-action',
        props: {
          title: say('Een uur meekijken kost niets.', 'An hour of our time costs nothing.'),
          text: say(
            'Leg uw vraag op tafel. U hoort wat wij zouden doen, ook als u ons daarvoor niet nodig hebt.',
            'Put your question on the table. We tell you what we would do, even if you do not need us for it.',
          ),
          action: { label: say('Plan een gesprek', 'Plan a conversation'), target: to.page('contact') },
          second: { label: say('Lees hoe wij werken', 'Read how we work'), target: to.page('about') },
        },
      }),
    },
    {
      id: 'center',
      title: { 'nl-nl': 'Gecentreerd, op lichtgroen', 'en-gb': 'Centred, on light green' },
      block: (say, to) => ({
        type: 'call-to-action',
        props: {
          title: say('Volgende training: in uw eigen werkplaats', 'Next course: in your own workshop'),
          text: say(
            'Vanaf acht deelnemers komen wij naar u toe.',
            'For eight people or more we come to you.',
          ),
          action: { label: say('Vraag een voorstel', 'Ask for a proposal'), target: to.page('contact') },
          second: { label: say('Alle trainingen', 'All courses'), target: to.page('training') },
          background: 'tint',
          alignment: 'center',
        },
      }),
    },
    {
      id: 'long',
      title: { 'nl-nl': 'Lange teksten, één link', 'en-gb': 'Long texts, one link' },
      block: (say, to) => ({
        type: 'call-to-action',
        props: {
          title: say(
            'Rapporteert uw onderneming volgend jaar voor het eerst over duurzaamheid en weet niemand nog wie dat doet?',
            'Is your company reporting on sustainability for the first time next year, and does nobody know yet who will do it?',
          ),
          text: say(
            'Dan is dit het moment om een nulmeting te plannen. Die duurt zes weken, vraagt van uw mensen ongeveer vier dagen en levert een lijst op waarmee u zelf verder kunt, met of zonder ons.',
            'Then this is the moment to plan a baseline. It takes six weeks, asks about four days of your people and gives you a list that you can work with yourselves, with us or without.',
          ),
          action: {
            label: say('Vraag naar de nulmeting en de planning', 'Ask about the baseline and its planning'),
            target: to.page('contact'),
          },
          background: 'paper',
        },
      }),
    },
  ],
}
