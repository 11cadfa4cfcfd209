import type { Translated } from '../translated.ts'
import type { searchIndex as en } from './en.ts'

export const searchIndex: Translated<typeof en> = {
  searchIndex: {
    title: 'Suchindex',
    forbidden: 'Sie dürfen den Suchindex nicht verwalten.',
    failed: 'Der Status des Suchindex konnte nicht geladen werden.',
    index: 'Index',
    help: 'Besucher finden veröffentlichte Seiten über diesen Index. Er wird bei jeder Veröffentlichung aktualisiert.',
    indexed:
      '{count, plural, =0 {Keine Seite ist auffindbar} one {# Seite ist auffindbar} other {# Seiten sind auffindbar}}',
    idle: 'Alle Seiten wurden bei ihrer Veröffentlichung indexiert.',
    isRemoved:
      'Alle Seiten wurden entfernt. Seiten, die ab jetzt veröffentlicht werden, werden wieder indexiert.',
    loading: 'Die Seiten werden indexiert …',
    success: '{count, plural, one {# Seite indexiert} other {# Seiten indexiert}}',
    error:
      '{count, plural, one {# Seite konnte nicht indexiert werden.} other {# Seiten konnten nicht indexiert werden.}}',
    progress: '{done, number} von {total, number}',
    indexAll: 'Alle Seiten indexieren',
    removeAll: 'Alle Seiten entfernen',
    removeTitle: 'Alle Seiten aus dem Index entfernen?',
    removeMessage:
      'Besucher finden nichts, bis die Seiten erneut indexiert sind. Die Seiten selbst ändern sich nicht.',
    removed: '{count, plural, one {# Seite aus dem Index entfernt} other {# Seiten aus dem Index entfernt}}',
    failedAction: 'Der Suchindex konnte nicht geändert werden.',
    try: 'Suche ausprobieren',
    term: 'Suchbegriff',
    search: 'Suchen',
    searchFailed: 'Die Website konnte nicht durchsucht werden.',
    results: '{count, plural, =0 {Keine Seiten gefunden} one {# Seite gefunden} other {# Seiten gefunden}}',
    resultsMoreThan: 'Mehr als {count, number} Seiten gefunden',
    corrected:
      'Zu diesem Begriff passt nichts. {count, plural, one {# Seite} other {# Seiten}} gefunden für „{suggestion}“.',
    correctedMoreThan:
      'Zu diesem Begriff passt nichts. Mehr als {count, number} Seiten gefunden für „{suggestion}“.',
  },
}
