import type { Label } from 'ximblox'

/** Labels and states that several forms share. */
export const labels = {
  name: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
  email: { en: 'Email address', nl: 'E-mailadres', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
  phone: { en: 'Phone number', nl: 'Telefoonnummer', de: 'Telefonnummer', fr: 'Numéro de téléphone' },
  organisation: { en: 'Organisation', nl: 'Organisatie', de: 'Organisation', fr: 'Organisation' },
} as const satisfies Record<string, Label>

/** The states of what asks for an answer. */
export const answerStates = {
  new: { en: 'New', nl: 'Nieuw', de: 'Neu', fr: 'Nouveau' },
  'in-progress': { en: 'In progress', nl: 'In behandeling', de: 'In Bearbeitung', fr: 'En cours' },
  done: { en: 'Done', nl: 'Afgehandeld', de: 'Erledigt', fr: 'Traité' },
} as const satisfies Record<string, Label>
