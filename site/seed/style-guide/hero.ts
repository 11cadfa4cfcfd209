import { picture } from '../starter-page.ts'
import type { StyleGuideSection } from './section.ts'

export const heroSection: StyleGuideSection = {
  id: 'hero',
  title: { 'nl-nl': 'Hero', 'en-gb': 'Hero' },
  states: [
    {
      id: 'beside',
      title: { 'nl-nl': 'Afbeelding naast de tekst', 'en-gb': 'Image beside the text' },
      block: (say, to) => ({
        type: 'hero',
        props: {
          title: say('Begin bij wat u al weet.', 'Start with what you already know.'),
          intro: say(
            'Elke organisatie meet al iets. Wij helpen u kiezen wat daarvan telt.',
            'Every organisation measures something already. We help you choose what counts.',
          ),
          action: {
            label: say('Maak een afspraak', 'Make an appointment'),
            target: to.page('contact'),
          },
        },
        __images: {
          image: picture(
            to,
            'table',
            say('Een ronde tafel met zes stoelen', 'A round table with six chairs'),
          ),
        },
      }),
    },
    {
      id: 'deep',
      title: { 'nl-nl': 'Op donkergroen', 'en-gb': 'On dark green' },
      block: (say, to) => ({
        type: 'hero',
        props: {
          title: say('Het verslag is het begin.', 'The report is where it starts.'),
          intro: say('Wat erin staat, moet volgend jaar beter.', 'What it says should be better next year.'),
          background: 'deep',
        },
        __images: {
          image: picture(to, 'report', say('Een opengeslagen verslag', 'An open report')),
        },
      }),
    },
    {
      id: 'panorama',
      title: { 'nl-nl': 'Over de volle breedte', 'en-gb': 'Full width' },
      block: (say, to) => ({
        type: 'hero',
        props: { title: say('Ver vooruit kijken.', 'Looking far ahead.'), layout: 'panorama' },
        __images: {
          image: picture(to, 'polder', say('Een polder bij zonsopgang', 'A polder at sunrise')),
        },
      }),
    },
    {
      id: 'words',
      title: { 'nl-nl': 'Zonder afbeelding, lange titel', 'en-gb': 'Without an image, long title' },
      block: say => ({
        type: 'hero',
        props: {
          title: say(
            'Duurzaamheidsverslaggeving voor ondernemingen die er liever aan werken dan erover schrijven.',
            'Sustainability reporting for organisations that would rather do the work than write about it.',
          ),
        },
      }),
    },
  ],
}
