import type { Translated } from '../translated.ts'
import type { contentCheck as english } from './en.ts'

export const contentCheck: Translated<typeof english> = {
  contentCheck: {
    title: 'Inhaltsprüfung',
    forbidden: 'Sie dürfen die Inhaltsprüfung nicht ansehen.',
    none: 'Alle Seiten passen zu den Blocktypen und Seitentypen dieser Website.',
    pending: 'Der Inhalt dieser Website wurde noch nicht geprüft.',
    checking: 'Der Inhalt wird geprüft.',
    checked: 'Letzte Prüfung:',
    all: 'Alle anzeigen',
    summary:
      'Seiten, die nicht zu den Blocktypen und Seitentypen dieser Website passen: {live, plural, one {# veröffentlichte Seite} other {# veröffentlichte Seiten}}, {drafts, plural, one {# Entwurf} other {# Entwürfe}}.',
    page: 'Seite',
    found: 'Abweichung',
    version: 'Version',
    live: 'Veröffentlicht',
    draft: 'Entwurf',
    more: '{count, plural, one {und # weitere} other {und # weitere}}',
    unreadable: 'Der Inhalt kann nicht gelesen werden',
    kinds: {
      'unknown-block': 'Unbekannter Blocktyp „{type}“',
      'newer-block': 'Block vom Typ „{type}“ aus einer neueren Version der Website',
      'unknown-page-type': 'Unbekannter Seitentyp „{type}“',
      'newer-page-type': 'Seite vom Typ „{type}“ aus einer neueren Version der Website',
      'upgrade-failed': 'Aktualisierung des Typs „{type}“ fehlgeschlagen',
      'invalid-props': 'Werte, die der Typ „{type}“ nicht zulässt',
    },
    changed: {
      block:
        'Der Blocktyp „{id}“ wurde geändert, ohne seine Version ({version}) zu erhöhen: {parts}. Er wird auf {pages, plural, one {# Seite} other {# Seiten}} verwendet.',
      'page-type':
        'Der Seitentyp „{id}“ wurde geändert, ohne seine Version ({version}) zu erhöhen: {parts}. Er wird auf {pages, plural, one {# Seite} other {# Seiten}} verwendet.',
    },
  },
}
