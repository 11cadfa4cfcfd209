import type { Json, Label } from 'ximblox'
import { isObject } from '../rules/is-object.ts'
import { mailedTo, type Texts } from './on-behalf-texts.ts'

/** What users read before places are taken: those that are kept, by this detail, or else what is free. */
const effectsOf =
  (isKept: string, kept: Texts, free: Texts) =>
  (details: Json): Label[] => {
    const known = isObject(details) ? details : {}
    return [
      known[isKept] === true ? kept : free,
      mailedTo(typeof known.email === 'string' ? known.email : ''),
    ]
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

/** How users confirm a registration for the contact person, such as after a call. */
export const confirmOnBehalf = {
  label: {
    en: 'Confirm registration',
    nl: 'Inschrijving bevestigen',
    de: 'Anmeldung bestätigen',
    fr: 'Confirmer l’inscription',
  },
  effects: effectsOf('isReserved', held, free),
}

/** How users accept places for someone on the waiting list, such as after a call. */
export const acceptOnBehalf = {
  label: {
    en: 'Accept the places',
    nl: 'Plaatsen aannemen',
    de: 'Plätze annehmen',
    fr: 'Accepter les places',
  },
  effects: effectsOf('isOffered', offered, lapsed),
}
