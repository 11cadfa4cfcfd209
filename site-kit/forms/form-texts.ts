import type { Language } from '@ximblox/contract/locales'

/** The words around the fields of a form, in the language of the page. */
export interface FormTexts {
  /** Stands behind the label of a field that may stay empty. */
  optional: string
  /** Says before the fields which of them may stay empty. */
  allRequired: string
  /** First option of a select. */
  choose: string
  /** Heading above the errors of a submission. */
  invalidTitle: string
  /** The title of a page with errors, with `{title}`: what screen readers say first. */
  errorTitle: string
  /** Heading when nothing is wrong with the answers, but they could not be accepted. */
  failedTitle: string
  /** Error of a consent that is required. */
  agreementMissing: string
  /** Condition of a field, with `{field}` and `{value}`; read without JavaScript. */
  onlyIf: string
  /** On the button while the form is being sent. */
  sending: string
  /** Label of the field that only robots fill in. */
  trap: string
}

/** How an item of a repeated group is named, such as "Participant 2". */
export interface ItemTexts {
  /** With `{number}`. */
  title: string
  add: string
  /** With `{number}`. */
  remove: string
}

/** The words around the fields of a form in a language, which a site may replace. */
export const formTextsFor = (language: Language): FormTexts => formTexts[language]

const formTexts: Record<Language, FormTexts> = {
  en: {
    optional: 'optional',
    allRequired: 'Please answer every question, except those marked “optional”.',
    choose: 'Choose',
    invalidTitle: 'A few answers need your attention',
    errorTitle: 'Error: {title}',
    failedTitle: 'Your answers could not be sent',
    agreementMissing: 'Please tick this box to continue',
    onlyIf: 'Only if “{field}” is “{value}”.',
    sending: 'Sending…',
    trap: 'Leave this field empty',
  },
  nl: {
    optional: 'niet verplicht',
    allRequired: 'Vult u alles in, behalve waar “niet verplicht” staat.',
    choose: 'Maak een keuze',
    invalidTitle: 'Nog niet alles is goed ingevuld',
    errorTitle: 'Fout: {title}',
    failedTitle: 'Uw antwoorden zijn niet verstuurd',
    agreementMissing: 'Vink dit vakje aan om verder te gaan',
    onlyIf: 'Alleen als “{field}” is “{value}”.',
    sending: 'Versturen…',
    trap: 'Laat dit veld leeg',
  },
  de: {
    optional: 'freiwillig',
    allRequired: 'Bitte beantworten Sie alles, was nicht als „freiwillig“ gekennzeichnet ist.',
    choose: 'Bitte wählen',
    invalidTitle: 'Einige Antworten stimmen noch nicht',
    errorTitle: 'Fehler: {title}',
    failedTitle: 'Ihre Antworten konnten nicht gesendet werden',
    agreementMissing: 'Bitte kreuzen Sie dieses Kästchen an, um fortzufahren',
    onlyIf: 'Nur wenn „{field}“ „{value}“ ist.',
    sending: 'Wird gesendet …',
    trap: 'Lassen Sie dieses Feld leer',
  },
  fr: {
    optional: 'facultatif',
    allRequired: 'Veuillez répondre à toutes les questions, sauf celles marquées « facultatif ».',
    choose: 'Choisissez',
    invalidTitle: 'Certaines réponses sont à revoir',
    errorTitle: 'Erreur : {title}',
    failedTitle: 'Vos réponses n’ont pas pu être envoyées',
    agreementMissing: 'Cochez cette case pour continuer',
    onlyIf: 'Seulement si « {field} » est « {value} ».',
    sending: 'Envoi en cours…',
    trap: 'Laissez ce champ vide',
  },
}
