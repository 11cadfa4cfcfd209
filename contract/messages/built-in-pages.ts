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
    400: ['Dit adres is niet geldig', 'Controleer hoe het is geschreven.'],
    404: ['Pagina niet gevonden', 'Op dit adres staat geen pagina.'],
    405: ['Dat kan hier niet', 'Op dit adres is alleen een pagina te zien.'],
    410: ['Deze pagina is verwijderd', 'De pagina is niet meer beschikbaar.'],
    500: ['Er is iets misgegaan', 'Probeer het later opnieuw.'],
    503: ['Een ogenblik', 'Het is erg druk op de site. Probeer het over een paar seconden opnieuw.'],
  },
  de: {
    400: ['Diese Adresse ist ungültig', 'Bitte prüfen Sie die Schreibweise.'],
    404: ['Seite nicht gefunden', 'Unter dieser Adresse gibt es keine Seite.'],
    405: ['Hier nicht möglich', 'Diese Adresse zeigt nur eine Seite.'],
    410: ['Diese Seite gibt es nicht mehr', 'Sie ist nicht mehr verfügbar.'],
    500: ['Etwas ist schiefgegangen', 'Bitte versuchen Sie es später noch einmal.'],
    503: [
      'Einen Augenblick',
      'Die Website ist sehr ausgelastet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    ],
  },
  fr: {
    400: ['Cette adresse n’est pas valide', 'Veuillez vérifier son orthographe.'],
    404: ['Page introuvable', 'Il n’y a pas de page à cette adresse.'],
    405: ['Action impossible', 'Cette page peut seulement être consultée.'],
    410: ['Cette page a été supprimée', 'Elle n’est plus disponible.'],
    500: ['Une erreur est survenue', 'Veuillez réessayer plus tard.'],
    503: ['Un instant', 'Le site est très sollicité. Veuillez réessayer dans quelques secondes.'],
  },
}
