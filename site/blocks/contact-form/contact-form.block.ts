import { defineBlock } from 'ximblox'
import { contact } from '../../forms/contact.ts'
import { formData, sentParam } from '../form-data.ts'
import { formFields, recipient } from '../form-fields.ts'

/** The contact form. */
export const contactForm = defineBlock({
  id: 'contact-form',
  version: 1,
  label: { en: 'Contact form', nl: 'Contactformulier', de: 'Kontaktformular', fr: 'Formulaire de contact' },
  group: 'forms',
  keywords: {
    en: 'question message email write',
    nl: 'vraag bericht e-mail schrijven',
    de: 'Frage Nachricht E-Mail schreiben',
    fr: 'question message e-mail écrire',
  },
  sketch: [
    ['title', 'line', 'line'],
    ['line', 'line', 'button'],
  ],
  fields: { ...formFields, recipient },
  params: [sentParam],
  query: async (_props, context) => formData(context),
  form: () => contact,
})
