import { defineBlock, list, multiline, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** What happens one after the other, with numbers. */
export const steps = defineBlock({
  id: 'steps',
  version: 1,
  label: { en: 'Steps', nl: 'Stappen', de: 'Schritte', fr: 'Étapes' },
  group: 'lists',
  keywords: {
    en: 'process approach method how numbers sequence',
    nl: 'proces werkwijze aanpak plan volgorde nummers',
    de: 'Prozess Ablauf Vorgehen Plan Nummern',
    fr: 'processus démarche méthode plan numéros',
  },
  icon: 'steps',
  sketch: [
    ['headline', 'title', 'line'],
    ['headline', 'title', 'line'],
    ['headline', 'title', 'line'],
  ],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    intro: multiline({ label: labels.intro, max: 600 }),
    steps: list({
      label: { en: 'Steps', nl: 'Stappen', de: 'Schritte', fr: 'Étapes' },
      itemLabel: { en: 'Step', nl: 'Stap', de: 'Schritt', fr: 'Étape' },
      min: 1,
      max: 12,
      fields: {
        title: plain({ label: labels.title, required: true, max: 120 }),
        text: multiline({ label: labels.text, max: 800 }),
      },
      default: ['first', 'second', 'third'].map(key => ({ key, title: '', text: '' })),
    }),
    background: appearance.background,
  },
})
