import { defineBlock, link, multiline, plain, select } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'
import { shades } from '../shades.ts'

/** A band that asks visitors for the next step. */
export const callToAction = defineBlock({
  id: 'call-to-action',
  version: 1,
  label: { en: 'Call to action', nl: 'Oproep', de: 'Handlungsaufruf', fr: 'Appel à l’action' },
  group: 'layout',
  keywords: {
    en: 'cta band banner button contact next step',
    nl: 'cta actie band knop contact volgende stap oproep',
    de: 'CTA Band Banner Schaltfläche Kontakt nächster Schritt',
    fr: 'cta bandeau bouton contact étape suivante',
  },
  icon: 'action',
  sketch: [['headline', 'line'], ['button']],
  fields: {
    title: plain({
      label: labels.title,
      help: {
        en: 'Say what visitors gain, in one sentence.',
        nl: 'Vertel in één zin wat het de bezoeker oplevert.',
        de: 'Sagen Sie in einem Satz, was Besucher davon haben.',
        fr: 'Dites en une phrase ce que le visiteur y gagne.',
      },
      required: true,
      max: 160,
      search: 'heading',
    }),
    text: multiline({ label: labels.text, max: 400 }),
    action: link({
      label: labels.action,
      help: {
        en: 'Start the label with a verb.',
        nl: 'Begin met een werkwoord.',
        de: 'Beginnen Sie mit einem Verb.',
        fr: 'Commencez par un verbe.',
      },
      required: true,
    }),
    second: link({
      label: { en: 'Second link', nl: 'Tweede link', de: 'Zweiter Link', fr: 'Second lien' },
      help: {
        en: 'For visitors who are not ready yet.',
        nl: 'Voor wie nog niet zover is.',
        de: 'Für alle, die noch nicht so weit sind.',
        fr: 'Pour ceux qui hésitent encore.',
      },
    }),
    background: select({ label: labels.background, options: shades, default: 'deep' }),
    alignment: appearance.alignment,
  },
})
