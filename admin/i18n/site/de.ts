import type { Translated } from '../translated.ts'
import type { site as english } from './en.ts'

export const site: Translated<typeof english> = {
  siteContent: {
    title: 'Website-Inhalte',
    intro: 'Diese Texte und Bilder stehen auf jeder Seite einer Sprache.',
    none: 'Diese Website hat keine Website-Inhalte.',
    nobody: 'Anfangstext',
  },
  siteLanguages: {
    title: 'Sprachen',
    forbidden: 'Sie dürfen die Einstellungen der Website nicht ändern.',
    language: 'Sprache',
    pages: 'Seiten',
    counts: '{total, plural, =0 {Keine} other {{live, number} von # veröffentlicht}}',
    menus: 'Menüs',
    menusFilled: '{count, plural, =0 {Leer} one {# Menü} other {# Menüs}}',
    home: 'Startseite',
    notFound: 'Seite für falsche Adressen',
    actions: 'Aktionen',
    default: 'Standardsprache',
    createHome: 'Startseite erstellen',
    createNotFound: 'Seite erstellen',
    none: 'Keine',
    add: 'Sprache hinzufügen',
    addTitle: 'Sprache hinzufügen',
    code: 'Sprachcode',
    codeHelp: 'Sprache und Region, zum Beispiel pt-br oder nl-be.',
    other: 'Andere Sprache',
    added: '{language} hinzugefügt',
    remove: 'Entfernen',
    removeIn: '{language} entfernen',
    removeTitle: '{language} entfernen?',
    removeText:
      'Besucher können diese Sprache nicht mehr lesen. Es wird nichts gelöscht: Sie können die Sprache jederzeit wieder hinzufügen.',
    removePages:
      '{count, plural, =0 {Keine veröffentlichten Seiten} one {# veröffentlichte Seite wird verborgen} other {# veröffentlichte Seiten werden verborgen}}',
    removeMenus:
      '{count, plural, =0 {Keine Menüs mit Einträgen} one {# Menü wird verborgen} other {# Menüs werden verborgen}}',
    removeScheduled:
      '{count, plural, one {# geplante Seite wird verborgen veröffentlicht} other {# geplante Seiten werden verborgen veröffentlicht}}',
    removed: '{language} entfernt',
    hidden: 'Verborgene Sprachen',
    hiddenText: 'Besucher können diese Sprachen nicht lesen. Ihre Seiten bleiben erhalten.',
    addBack: 'Wieder hinzufügen',
    addBackIn: '{language} wieder hinzufügen',
    created: 'Seite erstellt',
    firstStart:
      'Die Standardsprache wird beim ersten Start der Website festgelegt und kann nicht geändert werden.',
  },
}
