import { isJsonObject } from '@ximblox/blocks/json-object'
import type { Label } from '@ximblox/blocks/label'
import type { Json } from '@ximblox/contract/fields'
import { mailedTo, type Texts } from './on-behalf-texts.ts'

/** How users accept places for someone on the waiting list, such as after a call. */
export const acceptOnBehalf = {
  label: {
    en: 'Accept the places',
    nl: 'Plaatsen aannemen',
    de: 'Plätze annehmen',
    fr: 'Accepter les places',
  },
  effects: (details: Json): Label[] => {
    const { isOffered, email } = isJsonObject(details) ? details : {}
    return [isOffered === true ? offered : lapsed, mailedTo(typeof email === 'string' ? email : '')]
  },
}

const offered: Texts = {
  en: 'The registration gets the places that are offered to it.',
  nl: 'De inschrijving krijgt de plaatsen die ervoor zijn aangeboden.',
  de: 'Die Anmeldung erhält die Plätze, die ihr angeboten wurden.',
  fr: 'L’inscription obtient les places qui lui sont proposées.',
}

const lapsed: Texts = {
  en: 'The registration gets its places if nobody waits for them. Otherwise it goes to the end of the waiting list.',
  nl: 'De inschrijving krijgt de plaatsen als niemand erop wacht. Anders komt de inschrijving achteraan op de wachtlijst.',
  de: 'Die Anmeldung erhält ihre Plätze, wenn niemand darauf wartet. Sonst kommt sie ans Ende der Warteliste.',
  fr: 'L’inscription obtient ses places si personne ne les attend. Sinon, elle passe à la fin de la liste d’attente.',
}
