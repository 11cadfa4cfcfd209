import type { Messages } from './messages.ts'

export const de: Messages = {
  organisation: 'SOM Nachhaltig Wirtschaften',
  organisationShort: 'nachhaltig wirtschaften',
  claim: 'Die Summe aus Mensch, Umwelt und Ertrag.',
  home: 'zur Startseite',
  skipToContent: 'Zum Inhalt',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  footerMenu: 'Fußmenü',
  languages: 'Sprache',
  legal:
    'Texte und Zeichnungen von SOM. Leicht gebaut: Diese Seite sendet kein Skript und verfolgt niemanden.',
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Die Adresse hat sich geändert oder war nie vergeben.',
  notFoundHome: 'Zur Startseite',
  noPages: 'Hier steht noch nichts.',
  newerPages: 'Neuer',
  olderPages: 'Älter',
  pages: 'Seiten',
  pageOf: 'Seite {page} von {count}',
  publishedOn: 'Veröffentlicht am',
  by: 'Von',
  enlargePicture: 'Bild {number}, groß',
  closePicture: 'Schließen',
  playVideo: 'Abspielen: {title}',
  videoElsewhere: 'Es wird von {site} abgespielt, das dann von Ihrem Besuch erfährt.',
}
