import type { Json, Label, Language } from 'ximblox'
import { dayRange } from '../rules/day-range.ts'
import { isObject } from '../rules/is-object.ts'
import { euros } from '../rules/price.ts'
import { inLanguages, mailedTo, type Texts } from './on-behalf-texts.ts'

/** How users cancel a registration for the contact person: with the same costs and mails as through the link. */
export const cancelOnBehalf = {
  label: {
    en: 'Cancel registration',
    nl: 'Inschrijving annuleren',
    de: 'Anmeldung stornieren',
    fr: 'Annuler l’inscription',
  },
  effects: (details: Json): Label[] => {
    const known = isObject(details) ? details : {}
    const { freeUntil, excluding, including } = known
    const costs = inLanguages(costsOf(known), language => {
      const locale = locales[language]
      return {
        date: dayRange(textOf(freeUntil), '', locale),
        excluding: euros(Number(excluding), locale),
        including: euros(Number(including), locale),
      }
    })
    return [costs, mailedTo(textOf(known.email)), offered]
  },
}

const costsOf = ({ isWaiting, isUnconfirmed, owesNothing, isFree }: Record<string, Json>): Texts => {
  if (isWaiting === true) return waiting
  if (isUnconfirmed === true) return unconfirmed
  if (owesNothing === true) return notAccepted
  return isFree === true ? free : due
}

const free: Texts = {
  en: 'Cancelling is free of charge until {date}.',
  nl: 'Annuleren is kosteloos tot en met {date}.',
  de: 'Die Stornierung ist bis {date} kostenlos.',
  fr: 'L’annulation est sans frais jusqu’au {date}.',
}

const waiting: Texts = {
  en: 'The registration is on the waiting list, so cancelling costs nothing.',
  nl: 'De inschrijving staat op de wachtlijst, dus annuleren kost niets.',
  de: 'Die Anmeldung steht auf der Warteliste, deshalb kostet die Stornierung nichts.',
  fr: 'L’inscription est sur la liste d’attente, l’annulation ne coûte donc rien.',
}

const unconfirmed: Texts = {
  en: 'The registration is not confirmed, so cancelling costs nothing.',
  nl: 'De inschrijving is niet bevestigd, dus annuleren kost niets.',
  de: 'Die Anmeldung ist nicht bestätigt, deshalb kostet die Stornierung nichts.',
  fr: 'L’inscription n’est pas confirmée, l’annulation ne coûte donc rien.',
}

const notAccepted: Texts = {
  en: 'The places are not accepted, so cancelling costs nothing.',
  nl: 'De plaatsen zijn niet aangenomen, dus annuleren kost niets.',
  de: 'Die Plätze sind nicht angenommen, deshalb kostet die Stornierung nichts.',
  fr: 'Les places ne sont pas acceptées, l’annulation ne coûte donc rien.',
}

const due: Texts = {
  en: 'The full amount is due: {excluding} excluding VAT, {including} including VAT.',
  nl: 'Het hele bedrag is verschuldigd: {excluding} exclusief btw, {including} inclusief btw.',
  de: 'Der volle Betrag ist fällig: {excluding} ohne, {including} mit Mehrwertsteuer.',
  fr: 'Le montant total est dû : {excluding} hors TVA, {including} TVA comprise.',
}

const offered: Texts = {
  en: 'Places that become free are offered to the waiting list.',
  nl: 'Vrijkomende plaatsen worden aan de wachtlijst aangeboden.',
  de: 'Frei werdende Plätze werden der Warteliste angeboten.',
  fr: 'Les places libérées sont proposées à la liste d’attente.',
}

const locales: Record<Language, string> = { en: 'en-gb', nl: 'nl-nl', de: 'de-de', fr: 'fr-fr' }

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
