import type { StyleGuideSection } from './section.ts'

const own: StyleGuideSection = {
  id: 'form',
  title: { 'nl-nl': 'Formulier', 'en-gb': 'Form' },
  states: [
    {
      id: 'fields',
      title: { 'nl-nl': 'Alle soorten velden', 'en-gb': 'All kinds of fields' },
      block: (say, to) => ({
        type: 'form',
        props: {
          title: say('Een eigen formulier', 'A form of your own'),
          intro: say('Stel de velden zelf samen.', 'Compose the fields yourself.'),
          fields: [
            { key: 'name', label: say('Uw naam', 'Your name'), width: 'half' },
            { key: 'email', label: say('E-mailadres', 'Email address'), kind: 'email', width: 'half' },
            {
              key: 'size',
              label: say('Aantal deelnemers', 'Number of participants'),
              kind: 'number',
              width: 'half',
            },
            {
              key: 'place',
              label: say('Waar?', 'Where?'),
              kind: 'radio',
              options: say('Bij ons\nIn Utrecht', 'At our place\nIn Utrecht'),
            },
            {
              key: 'topics',
              label: say('Waarover?', 'What about?'),
              kind: 'checkboxes',
              options: say('Inkoop\nVerslag', 'Purchasing\nReporting'),
              required: false,
            },
            {
              key: 'more',
              label: say('Wat moeten wij nog weten?', 'What else should we know?'),
              kind: 'long-text',
              help: say('Een paar zinnen zijn genoeg.', 'A few sentences are enough.'),
              required: false,
            },
            { key: 'agree', label: say('U mag mij bellen.', 'You may call me.'), kind: 'consent' },
          ],
          privacy: { target: to.page('privacy') },
          background: 'tint',
        },
      }),
    },
  ],
}

const fixed: StyleGuideSection = {
  id: 'forms',
  title: { 'nl-nl': 'Vaste formulieren', 'en-gb': 'Built-in forms' },
  states: [
    {
      id: 'contact',
      title: { 'nl-nl': 'Contact', 'en-gb': 'Contact' },
      block: (say, to) => ({
        type: 'contact-form',
        props: {
          title: say('Stel uw vraag', 'Ask your question'),
          privacy: { target: to.page('privacy') },
        },
      }),
    },
    {
      id: 'newsletter',
      title: { 'nl-nl': 'Nieuwsbrief', 'en-gb': 'Newsletter' },
      block: (say, to) => ({
        type: 'newsletter-form',
        props: {
          title: say('Eén brief per maand', 'One letter a month'),
          privacy: { target: to.page('privacy') },
          background: 'tint',
        },
      }),
    },
    {
      id: 'leaflet',
      title: { 'nl-nl': 'Brochure aanvragen', 'en-gb': 'Request a leaflet' },
      block: (say, to) => ({
        type: 'leaflet-form',
        props: {
          title: say('De nulmeting in het kort', 'The baseline in brief'),
          privacy: { target: to.page('privacy') },
        },
        __files: { leaflet: to.file(say('nulmeting.pdf', 'baseline.pdf')) },
      }),
    },
    {
      id: 'training',
      title: { 'nl-nl': 'Inschrijven, zonder data', 'en-gb': 'Registration, without dates' },
      block: say => ({
        type: 'training-form',
        props: { title: say('Schrijf u in', 'Register'), background: 'tint' },
      }),
    },
  ],
}

export const formSections: readonly StyleGuideSection[] = [own, fixed]
