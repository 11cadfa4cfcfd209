import { defineForm } from 'ximblox'
import { labels } from './common-fields.ts'

/** A subscription to the newsletter, which counts once it has been confirmed by email. */
export const newsletter = defineForm({
  id: 'newsletter',
  version: 1,
  label: { en: 'Newsletter', nl: 'Nieuwsbrief', de: 'Newsletter', fr: 'Lettre d’information' },
  fields: {
    email: { kind: 'email', label: labels.email, required: true },
    agreement: {
      kind: 'consent',
      label: {
        en: 'SOM may send me its newsletter by email, as the privacy statement says.',
        nl: 'SOM mag mij de nieuwsbrief per e-mail sturen, zoals in de privacyverklaring staat.',
        de: 'SOM darf mir den Newsletter per E-Mail senden, wie in der Datenschutzerklärung beschrieben.',
        fr: 'SOM peut m’envoyer sa lettre d’information par e-mail, comme l’indique la déclaration de confidentialité.',
      },
      required: true,
    },
  },
  states: {
    unconfirmed: { en: 'Not confirmed', nl: 'Niet bevestigd', de: 'Nicht bestätigt', fr: 'Non confirmé' },
    confirmed: { en: 'Subscribed', nl: 'Ingeschreven', de: 'Angemeldet', fr: 'Inscrit' },
    unsubscribed: { en: 'Unsubscribed', nl: 'Uitgeschreven', de: 'Abgemeldet', fr: 'Désinscrit' },
  },
  columns: ['email'],
  emailField: 'email',
  retentionDays: 30,
  stateRetentionDays: { confirmed: null },
})
