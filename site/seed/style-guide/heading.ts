import type { StyleGuideSection } from './section.ts'

export const headingSection: StyleGuideSection = {
  id: 'heading',
  title: { 'nl-nl': 'Kop', 'en-gb': 'Heading' },
  states: [
    {
      id: 'section',
      title: { 'nl-nl': 'Met inleiding', 'en-gb': 'With introduction' },
      block: say => ({
        type: 'heading',
        props: {
          text: say('Waar het samenkomt', 'Where it all meets'),
          intro: say(
            'Een kop met een paar zinnen eronder opent een nieuw deel van de pagina.',
            'A heading with a few sentences below it opens a new part of the page.',
          ),
        },
      }),
    },
    {
      id: 'levels',
      title: { 'nl-nl': 'Derde niveau, lang', 'en-gb': 'Third level, long' },
      block: say => ({
        type: 'heading',
        props: {
          text: say(
            'Een tussenkop van het derde niveau die zo lang is dat hij over meerdere regels loopt',
            'A heading of the third level that is long enough to run over more than one line',
          ),
          level: 'h3',
        },
      }),
    },
  ],
}
