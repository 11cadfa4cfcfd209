import type { Translated } from '../translated.ts'
import type { ui as english } from './en.ts'

export const ui: Translated<typeof english> = {
  missingCode: {
    waiting: 'Ein Teil dieses Bildschirms konnte nicht geladen werden. Er erscheint, sobald das gelingt.',
    outdated:
      'Ximblox wurde auf dem Server aktualisiert. Laden Sie neu, um fortzufahren; Texte von Seiten bleiben erhalten.',
    reload: 'Neu laden',
  },
  modal: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    dropWords: 'Eingegebenen Text verwerfen?',
    drop: 'Verwerfen',
    keepWords: 'Weiter bearbeiten',
  },
  input: {
    counter: '{length} von {max}',
    showPassword: 'Passwort anzeigen',
    tooLong: '{count, plural, one {# Zeichen} other {# Zeichen}} zu viel',
    addressHelp: 'Zum Beispiel beispiel.de, /kontakt oder name@beispiel.de',
  },
  search: {
    open: 'Suchen',
    close: 'Suche schließen',
    placeholder: 'Suchen …',
    noResults: 'Keine Ergebnisse',
  },
  list: {
    failed: 'Diese Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    showAll: 'Filter aufheben',
    from: 'Von',
    until: 'Bis',
    created: 'Erstellt',
  },
  uses: {
    onSite: 'veröffentlicht',
    inMenu: 'Im Menü „{name}“',
    morePages: '{count, plural, one {und eine weitere Seite} other {und # weitere Seiten}}',
  },
  copyField: {
    copy: 'Kopieren',
    copied: 'Kopiert',
    failed: 'Ihr Browser hat das Kopieren blockiert. Kopieren Sie den Text manuell.',
  },
  pager: { label: 'Seitennavigation', page: 'Seite {page}', previous: 'Vorige Seite', next: 'Nächste Seite' },
  leaving: {
    title: 'Seite verlassen, ohne zu speichern?',
    message:
      'Ihre letzten Änderungen konnten nicht gespeichert werden. Sie bleiben in diesem Browser, bis Sie die Seite wieder öffnen.',
    held: 'Dies kann so nicht gespeichert werden: {values}. Es bleibt in diesem Browser; alles andere ist gespeichert.',
    address: 'Die neue Adresse ist noch nicht gespeichert.',
    pictures: 'Ein Bild, das Sie eingefügt haben, ist noch nicht auf der Seite und würde dort fehlen.',
    words: 'Dies ist nicht gespeichert und geht verloren: {words}',
    leave: 'Verlassen',
    stay: 'Weiter bearbeiten',
  },
  undoRedo: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  },
}
