import { defineForm } from 'ximblox'
import { answerStates, labels } from './common-fields.ts'

/** Details in exchange for a leaflet. */
export const leafletDownload = defineForm({
  id: 'leaflet-download',
  version: 1,
  label: {
    en: 'Leaflet download',
    nl: 'Brochure downloaden',
    de: 'Broschüre herunterladen',
    fr: 'Téléchargement d’une brochure',
  },
  fields: {
    name: { kind: 'text', label: labels.name, required: true, max: 120, autocomplete: 'name', width: 'half' },
    email: { kind: 'email', label: labels.email, required: true, width: 'half' },
    organisation: { kind: 'text', label: labels.organisation, max: 160, autocomplete: 'organization' },
    agreement: {
      kind: 'consent',
      label: {
        en: 'SOM may send me this leaflet, and may call or write once to ask whether it was useful.',
        nl: 'SOM mag mij deze brochure sturen, en één keer bellen of schrijven om te vragen of die nuttig was.',
        de: 'SOM darf mir diese Broschüre senden und einmal nachfragen, ob sie nützlich war.',
        fr: 'SOM peut m’envoyer cette brochure et me demander une fois si elle m’a été utile.',
      },
      required: true,
    },
  },
  states: answerStates,
  columns: ['name', 'email', 'organisation'],
  emailField: 'email',
  retentionDays: 365,
})
