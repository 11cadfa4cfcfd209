import { defineForm } from 'ximblox'
import { answerStates, labels } from './common-fields.ts'

/** A question to the organisation. */
export const contact = defineForm({
  id: 'contact',
  version: 1,
  label: { en: 'Contact', nl: 'Contact', de: 'Kontakt', fr: 'Contact' },
  fields: {
    name: { kind: 'text', label: labels.name, required: true, max: 120, autocomplete: 'name', width: 'half' },
    email: { kind: 'email', label: labels.email, required: true, width: 'half' },
    phone: { kind: 'phone', label: labels.phone, width: 'half' },
    organisation: {
      kind: 'text',
      label: labels.organisation,
      max: 160,
      autocomplete: 'organization',
      width: 'half',
    },
    message: {
      kind: 'long-text',
      label: { en: 'Your question', nl: 'Uw vraag', de: 'Ihre Frage', fr: 'Votre question' },
      required: true,
      max: 5000,
    },
    agreement: {
      kind: 'consent',
      label: {
        en: 'SOM may use these details to answer my question.',
        nl: 'SOM mag deze gegevens gebruiken om mijn vraag te beantwoorden.',
        de: 'SOM darf diese Angaben verwenden, um meine Frage zu beantworten.',
        fr: 'SOM peut utiliser ces données pour répondre à ma question.',
      },
      required: true,
    },
  },
  states: answerStates,
  columns: ['name', 'email', 'message'],
  emailField: 'email',
  retentionDays: 365,
})
