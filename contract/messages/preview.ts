import type { Language } from '../locales.ts'

/** Statuses with which a preview says why it shows nothing. */
export type PreviewMessage = 401 | 404 | 410 | 500 | 503

/** Title and text of those pages. */
export const previewMessages: Record<
  Language,
  Record<PreviewMessage, readonly [title: string, text: string]>
> = {
  en: {
    401: ['You are not logged in', 'Log in to view this version.'],
    404: ['Version not found', 'It may have been deleted.'],
    410: ['This preview link no longer works', 'It has expired or was revoked. Ask for a new link.'],
    500: ['Something went wrong', 'Please try again later.'],
    503: ['The site is busy', 'Please try again in a few seconds.'],
  },
  nl: {
    401: ['U bent niet ingelogd', 'Log in om deze versie te bekijken.'],
    404: ['Deze versie bestaat niet', 'Mogelijk is deze versie verwijderd.'],
    410: ['Deze link werkt niet meer', 'De link is verlopen of ingetrokken. Vraag om een nieuwe.'],
    500: ['Er is iets misgegaan', 'Probeer het later opnieuw.'],
    503: ['Het is druk op de site', 'Probeer het over een paar seconden opnieuw.'],
  },
  de: {
    401: ['Sie sind nicht angemeldet', 'Melden Sie sich an, um diese Version anzusehen.'],
    404: ['Diese Version gibt es nicht', 'Vielleicht wurde sie gelöscht.'],
    410: [
      'Dieser Link funktioniert nicht mehr',
      'Er ist abgelaufen oder wurde widerrufen. Bitten Sie um einen neuen.',
    ],
    500: ['Etwas ist schiefgelaufen', 'Bitte versuchen Sie es später erneut.'],
    503: ['Die Website ist ausgelastet', 'Bitte versuchen Sie es in ein paar Sekunden erneut.'],
  },
  fr: {
    401: ['Vous n’êtes pas connecté', 'Connectez-vous pour voir cette version.'],
    404: ['Cette version n’existe pas', 'Elle a peut-être été supprimée.'],
    410: ['Ce lien ne fonctionne plus', 'Il a expiré ou a été révoqué. Veuillez en demander un nouveau.'],
    500: ['Une erreur est survenue', 'Veuillez réessayer plus tard.'],
    503: ['Le site est très sollicité', 'Veuillez réessayer dans quelques secondes.'],
  },
}

/** The label of a shared version. */
export const previewMark: Record<Language, (day: string, isLive: boolean) => string> = {
  en: (day, isLive) => `Preview of the version of ${day} (${isLive ? 'published' : 'not published'})`,
  nl: (day, isLive) =>
    `Voorbeeld van de versie van ${day} (${isLive ? 'gepubliceerd' : 'niet gepubliceerd'})`,
  de: (day, isLive) =>
    `Vorschau der Version vom ${day} (${isLive ? 'veröffentlicht' : 'nicht veröffentlicht'})`,
  fr: (day, isLive) => `Aperçu de la version du ${day} (${isLive ? 'publiée' : 'non publiée'})`,
}
