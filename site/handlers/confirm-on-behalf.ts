import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Label } from '@ximblox/blocks/label'
import type { Json } from '@ximblox/contract/fields'
import { mailedTo, type Texts } from './on-behalf-texts.ts'

/** How users confirm a registration for the contact person, such as after a call. */
export const confirmOnBehalf = {
  label: {
    en: 'Confirm registration',
    nl: 'Inschrijving bevestigen',
    de: 'Anmeldung bestätigen',
    fr: 'Confirmer l’inscription',
  },
  effects: (details: Json): Label[] => {
    const { isReserved, email } = isJsonObject(details) ? details : {}
    return [isReserved === true ? held : free, mailedTo(typeof email === 'string' ? email : '')]
  },
}

const held: Texts = {
  en: 'The registration gets the places that are reserved for it.',
  nl: 'De inschrijving krijgt de plaatsen die ervoor gereserveerd zijn.',
  de: 'Die Anmeldung erhält die Plätze, die für sie reserviert sind.',
  fr: 'L’inscription obtient les places qui lui sont réservées.',
}

const free: Texts = {
  en: 'The registration gets its places if enough are free. Otherwise it goes to the waiting list.',
  nl: 'De inschrijving krijgt de plaatsen als er genoeg vrij zijn. Anders komt de inschrijving op de wachtlijst.',
  de: 'Die Anmeldung erhält ihre Plätze, wenn genügend frei sind. Sonst kommt sie auf die Warteliste.',
  fr: 'L’inscription obtient ses places s’il en reste assez. Sinon, elle passe sur la liste d’attente.',
}
