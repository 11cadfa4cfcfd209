import type { Language } from '../locales.ts'

/** Statuses for which visitors see a page of the product itself, where the site has none of its own. */
export const builtInStatuses = [400, 404, 405, 410, 500, 503] as const
export type BuiltInStatus = (typeof builtInStatuses)[number]

/** Title and text of those pages. */
export const builtInPages: Record<Language, Record<BuiltInStatus, readonly [title: string, text: string]>> = {
  en: {
    400: ['This web address is not valid', 'Check the address and try again.'],
    404: ['Page not found', 'If you typed the web address, check it is correct.'],
    405: ['Not allowed', 'You can only view this page.'],
    410: ['This page has been removed', 'It is no longer available.'],
    500: ['Something went wrong', 'Please try again later.'],
    503: ['The site is busy', 'Please try again in a few seconds.'],
  },
  nl: {
    400: ['Dit adres is niet geldig', 'Controleer het adres en probeer het opnieuw.'],
    404: ['Pagina niet gevonden', 'Controleer of het adres klopt.'],
    405: ['Niet toegestaan', 'U kunt deze pagina alleen bekijken.'],
    410: ['Deze pagina is verwijderd', 'De pagina is niet meer beschikbaar.'],
    500: ['Er is iets misgegaan', 'Probeer het later opnieuw.'],
    503: ['Het is druk op de site', 'Probeer het over een paar seconden opnieuw.'],
  },
  de: {
    400: ['Diese Adresse ist ungültig', 'Prüfen Sie die Adresse und versuchen Sie es erneut.'],
    404: ['Seite nicht gefunden', 'Prüfen Sie, ob die Adresse stimmt.'],
    405: ['Nicht möglich', 'Diese Seite kann nur angesehen werden.'],
    410: ['Diese Seite gibt es nicht mehr', 'Sie ist nicht mehr verfügbar.'],
    500: ['Etwas ist schiefgelaufen', 'Bitte versuchen Sie es später erneut.'],
    503: ['Die Website ist ausgelastet', 'Bitte versuchen Sie es in ein paar Sekunden erneut.'],
  },
  fr: {
    400: ['Cette adresse n’est pas valide', 'Vérifiez l’adresse et réessayez.'],
    404: ['Page introuvable', 'Vérifiez que l’adresse est correcte.'],
    405: ['Action impossible', 'Cette page peut seulement être consultée.'],
    410: ['Cette page a été supprimée', 'Elle n’est plus disponible.'],
    500: ['Une erreur est survenue', 'Veuillez réessayer plus tard.'],
    503: ['Le site est très sollicité', 'Veuillez réessayer dans quelques secondes.'],
  },
}
