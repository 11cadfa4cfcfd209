import type { Translated } from '../translated.ts'
import type { overview as en } from './en.ts'

export const overview: Translated<typeof en> = {
  overview: {
    list: 'Liste',
    structure: 'Struktur',
    shape: 'Anzeigen als',
    views: 'Ansichten',
    view: {
      all: 'Alle',
      mine: 'Meine Arbeit',
      requested: 'Angefragt',
      scheduled: 'Geplant',
      behind: 'Veraltet',
    },
    filter: 'Filtern',
    removeFilter: 'Filter entfernen: {filter}',
    display: 'Spalten und Reihenfolge',
    bestMatch: 'Beste Übereinstimmung',
    columns: 'Spalten',
    column: { url: 'Adresse', nextStep: 'Nächster Schritt', updated: 'Geändert', date: 'Datum' },
    rows: 'Zeilenhöhe',
    density: { compact: 'Kompakt', normal: 'Normal', comfortable: 'Großzügig' },
    actions: 'Aktionen',
    select: '„{title}“ auswählen',
    create: '„{title}“ auf {language} erstellen',
    asks: '{name} fragt Veröffentlichung an',
    someone: 'Jemand',
    review: 'Prüfen',
    isBehind: '{language} ist veraltet',
    preview: 'Vorschau',
    newBelow: 'Seite darunter hinzufügen',
    more: 'Weitere Aktionen',
    moreOf: 'Weitere Aktionen für „{title}“',
    below: '{count, plural, one {# Seite} other {# Seiten}} unter „{title}“',
    moreBelow: '{count, plural, one {# weitere Seite} other {# weitere Seiten}} unter „{title}“',
    moreTop: '{count, plural, one {# weitere Seite} other {# weitere Seiten}}',
  },
  bulk: {
    bar: 'Ausgewählte Seiten',
    selected: '{count} ausgewählt',
    clear: 'Auswahl aufheben',
    open: {
      publish: 'Veröffentlichen',
      request: 'Veröffentlichung anfragen',
      unpublish: 'Offline nehmen',
      tag: 'Schlagwörter hinzufügen',
      move: 'Verschieben',
      delete: 'Löschen',
    },
    title: {
      publish: '{count, plural, one {„{title}“ veröffentlichen?} other {# Seiten veröffentlichen?}}',
      request:
        '{count, plural, one {Veröffentlichung von „{title}“ anfragen?} other {Veröffentlichung von # Seiten anfragen?}}',
      unpublish: '{count, plural, one {„{title}“ offline nehmen?} other {# Seiten offline nehmen?}}',
      tag: '{count, plural, one {„{title}“ Schlagwörter hinzufügen} other {# Seiten Schlagwörter hinzufügen}}',
      move: '{count, plural, one {„{title}“ verschieben} other {# Seiten verschieben}}',
      delete: '{count, plural, one {„{title}“ löschen?} other {# Seiten löschen?}}',
    },
    confirm: {
      publish: 'Veröffentlichen ({count})',
      request: 'Anfragen ({count})',
      unpublish: 'Offline nehmen ({count})',
      tag: 'Schlagwörter hinzufügen ({count})',
      move: 'Verschieben ({count})',
      delete: 'Löschen ({count})',
    },
    done: {
      publish: '{count, plural, one {# Seite} other {# Seiten}} veröffentlicht',
      request: 'Veröffentlichung von {count, plural, one {# Seite} other {# Seiten}} angefragt',
      unpublish: '{count, plural, one {# Seite} other {# Seiten}} offline genommen',
      tag: 'Schlagwörter zu {count, plural, one {# Seite} other {# Seiten}} hinzugefügt',
      move: '{count, plural, one {# Seite} other {# Seiten}} verschoben',
      delete: '{count, plural, one {# Seite} other {# Seiten}} gelöscht',
    },
    language: 'Sprache',
    languages: 'Sprachen',
    tags: 'Schlagwörter',
    failed: 'Die Vorschau konnte nicht geladen werden.',
    will: '{count, plural, one {# Seite wird geändert} other {# Seiten werden geändert}}',
    willNot:
      '{count, plural, one {# Seite kann nicht geändert werden} other {# Seiten können nicht geändert werden}}',
    same: {
      publish:
        '{count, plural, one {# Seite ist schon veröffentlicht} other {# Seiten sind schon veröffentlicht}}',
      request:
        '{count, plural, one {# Seite ist schon veröffentlicht} other {# Seiten sind schon veröffentlicht}}',
      unpublish:
        '{count, plural, one {# Seite ist nicht veröffentlicht} other {# Seiten sind nicht veröffentlicht}}',
      tag: '{count, plural, one {# Seite bleibt unverändert} other {# Seiten bleiben unverändert}}',
      move: '{count, plural, one {# Seite ist schon dort} other {# Seiten sind schon dort}}',
      delete: '{count, plural, one {# Seite bleibt unverändert} other {# Seiten bleiben unverändert}}',
    },
    newPath: '{from} wird zu {to}. Die alte Adresse leitet weiter.',
    movesAlong:
      '{count, plural, one {# Seite darunter wird mit verschoben} other {# Seiten darunter werden mit verschoben}}',
    linkedFrom:
      '{count, plural, one {# Seite verlinkt darauf. Der Link funktioniert dann nicht mehr.} other {# Seiten verlinken darauf. Die Links funktionieren dann nicht mehr.}}',
    linksFollow:
      '{count, plural, one {# Seite verlinkt darauf. Der Link wird angepasst.} other {# Seiten verlinken darauf. Die Links werden angepasst.}}',
    inMenus: 'In einem Menü: {menus}',
    progress: '{finished} von {total}',
    stop: 'Anhalten',
    incomplete: 'Einige Seiten wurden nicht geändert',
    notReached:
      '{count, plural, one {# Seite wurde nicht erreicht.} other {# Seiten wurden nicht erreicht.}}',
    undone: '{count} von {total} wiederhergestellt',
  },
}
