import type { Language } from '../locales.ts'

/** Statuses for which visitors see a page of the product itself, where the site has none of its own. */
export const builtInStatuses = [400, 403, 404, 405, 410, 413, 500, 503] as const
export type BuiltInStatus = (typeof builtInStatuses)[number]

/** Of the page before the first content is there. */
export const settingUp: Record<Language, readonly [title: string, text: string]> = {
  en: ['This site is being set up', 'Please try again in a minute.'],
  nl: ['Deze site wordt ingericht', 'Probeer het over een minuut opnieuw.'],
  de: ['Diese Website wird eingerichtet', 'Bitte versuchen Sie es in einer Minute erneut.'],
  fr: ['Ce site est en cours d’installation', 'Veuillez réessayer dans une minute.'],
}

/** Title and text of those pages. */
export const builtInPages: Record<Language, Record<BuiltInStatus, readonly [title: string, text: string]>> = {
  en: {
    400: ['This web address is not valid', 'Check the address and try again.'],
    403: ['This form did not come from this site', 'Open the page again and try again.'],
    404: ['Page not found', 'If you typed the web address, check it is correct.'],
    405: ['Not allowed', 'You can only view this page.'],
    410: ['This page has been removed', 'It is no longer available.'],
    413: ['This form is too large', 'Shorten your answers and try again.'],
    500: ['Something went wrong', 'Please try again later.'],
    503: ['The site is busy', 'Please try again in a few seconds.'],
  },
  nl: {
    400: ['Dit adres is niet geldig', 'Controleer het adres en probeer het opnieuw.'],
    403: ['Dit formulier komt niet van deze site', 'Open de pagina opnieuw en probeer het nog een keer.'],
    404: ['Pagina niet gevonden', 'Controleer of het adres klopt.'],
    405: ['Niet toegestaan', 'U kunt deze pagina alleen bekijken.'],
    410: ['Deze pagina is verwijderd', 'De pagina is niet meer beschikbaar.'],
    413: ['Dit formulier is te groot', 'Maak uw antwoorden korter en probeer het opnieuw.'],
    500: ['Er is iets misgegaan', 'Probeer het later opnieuw.'],
    503: ['Het is druk op de site', 'Probeer het over een paar seconden opnieuw.'],
  },
  de: {
    400: ['Diese Adresse ist ungültig', 'Prüfen Sie die Adresse und versuchen Sie es erneut.'],
    403: [
      'Dieses Formular stammt nicht von dieser Website',
      'Öffnen Sie die Seite neu und versuchen Sie es noch einmal.',
    ],
    404: ['Seite nicht gefunden', 'Prüfen Sie, ob die Adresse stimmt.'],
    405: ['Nicht möglich', 'Diese Seite kann nur angesehen werden.'],
    410: ['Diese Seite gibt es nicht mehr', 'Sie ist nicht mehr verfügbar.'],
    413: ['Dieses Formular ist zu groß', 'Kürzen Sie Ihre Angaben und versuchen Sie es erneut.'],
    500: ['Etwas ist schiefgelaufen', 'Bitte versuchen Sie es später erneut.'],
    503: ['Die Website ist ausgelastet', 'Bitte versuchen Sie es in ein paar Sekunden erneut.'],
  },
  fr: {
    400: ['Cette adresse n’est pas valide', 'Vérifiez l’adresse et réessayez.'],
    403: ['Ce formulaire ne provient pas de ce site', 'Rouvrez la page et réessayez.'],
    404: ['Page introuvable', 'Vérifiez que l’adresse est correcte.'],
    405: ['Action impossible', 'Cette page peut seulement être consultée.'],
    410: ['Cette page a été supprimée', 'Elle n’est plus disponible.'],
    413: ['Ce formulaire est trop volumineux', 'Raccourcissez vos réponses et réessayez.'],
    500: ['Une erreur est survenue', 'Veuillez réessayer plus tard.'],
    503: ['Le site est très sollicité', 'Veuillez réessayer dans quelques secondes.'],
  },
}
