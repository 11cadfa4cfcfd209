import { defineBlock, defineForm, multiline, plain } from 'ximblox'

/** What visitors are asked. Submissions are listed in the admin area, and deleted after a year. */
export const contact = defineForm({
  id: 'contact',
  version: 1,
  label: { en: 'Contact', nl: 'Contact', de: 'Kontakt', fr: 'Contact' },
  fields: {
    name: {
      kind: 'text',
      label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
      required: true,
      max: 120,
      autocomplete: 'name',
      width: 'half',
    },
    email: {
      kind: 'email',
      label: { en: 'Email address', nl: 'E-mailadres', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
      required: true,
      width: 'half',
    },
    message: {
      kind: 'long-text',
      label: { en: 'Your message', nl: 'Uw bericht', de: 'Ihre Nachricht', fr: 'Votre message' },
      required: true,
      max: 5000,
    },
  },
  states: {
    new: { en: 'New', nl: 'Nieuw', de: 'Neu', fr: 'Nouveau' },
    done: { en: 'Done', nl: 'Afgehandeld', de: 'Erledigt', fr: 'Traité' },
  },
  columns: ['name', 'email', 'message'],
  emailField: 'email',
  retentionDays: 365,
})

/** The contact form on a page. Editors write the words around it. */
export const contactForm = defineBlock({
  id: 'contact-form',
  version: 1,
  label: { en: 'Contact form', nl: 'Contactformulier', de: 'Kontaktformular', fr: 'Formulaire de contact' },
  group: 'forms',
  fields: {
    title: plain({ label: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' }, search: 'heading' }),
    intro: multiline({
      label: { en: 'Introduction', nl: 'Inleiding', de: 'Einleitung', fr: 'Introduction' },
      max: 400,
    }),
    submit: plain({
      label: { en: 'Button', nl: 'Knop', de: 'Schaltfläche', fr: 'Bouton' },
      required: true,
      max: 40,
    }),
    thanks: plain({
      label: { en: 'Confirmation', nl: 'Bevestiging', de: 'Bestätigung', fr: 'Confirmation' },
      required: true,
      search: 'none',
    }),
    recipient: plain({
      label: {
        en: 'Send submissions to (email address)',
        nl: 'Inzendingen sturen naar (e-mailadres)',
        de: 'Einsendungen senden an (E-Mail-Adresse)',
        fr: 'Envoyer les réponses à (adresse e-mail)',
      },
      private: true,
    }),
  },
  // After a submission visitors come back to the page with the key of the block in this parameter.
  params: ['sent'],
  query: async (_props, { params }) => ({ sent: params.sent ?? '' }),
  form: () => contact,
})
