import { link, multiline, plain, select } from 'ximblox'
import { labels } from './labels.ts'
import { shades } from './shades.ts'

/** The fields that all blocks with a form share. */
export const formFields = {
  title: plain({ label: labels.title, max: 160 }),
  intro: multiline({ label: labels.intro, max: 600 }),
  privacy: link({
    label: {
      en: 'Privacy statement',
      nl: 'Privacyverklaring',
      de: 'Datenschutzerklärung',
      fr: 'Déclaration de confidentialité',
    },
    help: {
      en: 'Stands below the form.',
      nl: 'Staat onder het formulier.',
      de: 'Steht unter dem Formular.',
      fr: 'Figure sous le formulaire.',
    },
  }),
  background: select({
    label: labels.background,
    options: { paper: shades.paper, tint: shades.tint },
    default: 'paper',
  }),
}

/** The mailbox that a form reports to. */
export const recipient = plain({
  label: {
    en: 'Send submissions to',
    nl: 'Inzendingen sturen naar',
    de: 'Einsendungen senden an',
    fr: 'Envoyer les réponses à',
  },
  help: {
    en: 'An email address. Submissions are always stored under Forms too.',
    nl: 'Een e-mailadres. Inzendingen staan ook altijd onder Formulieren.',
    de: 'Eine E-Mail-Adresse. Einsendungen stehen immer auch unter Formulare.',
    fr: 'Une adresse e-mail. Les réponses figurent toujours aussi sous Formulaires.',
  },
  max: 200,
  private: true,
})
