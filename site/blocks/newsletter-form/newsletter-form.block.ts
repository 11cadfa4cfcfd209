import { defineBlock } from 'ximblox'
import { newsletter } from '../../forms/newsletter.ts'
import { formData, sentParam } from '../form-data.ts'
import { formFields } from '../form-fields.ts'

/** The form that subscribes to the newsletter; its links to confirm and to unsubscribe lead back to it. */
export const newsletterForm = defineBlock({
  id: 'newsletter-form',
  version: 1,
  label: {
    en: 'Newsletter sign-up',
    nl: 'Aanmelding nieuwsbrief',
    de: 'Newsletter-Anmeldung',
    fr: 'Inscription à la lettre d’information',
  },
  group: 'forms',
  keywords: {
    en: 'subscribe mailing list email',
    nl: 'inschrijven mailinglijst e-mail',
    de: 'abonnieren Verteiler E-Mail',
    fr: 'abonnement liste de diffusion e-mail',
  },
  sketch: [
    ['title', 'line', 'line'],
    ['line', 'button'],
  ],
  fields: formFields,
  params: [sentParam],
  query: async (_props, context) => formData(context),
  form: () => newsletter,
})
