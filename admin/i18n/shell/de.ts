import type { Translated } from '../translated.ts'
import type { shell as english } from './en.ts'

export const shell: Translated<typeof english> = {
  menu: {
    label: 'Hauptmenü',
    pages: 'Seiten',
    pageOverview: 'Seitenübersicht',
    menuStructure: 'Menüstruktur',
    newPage: 'Neue Seite',
    siteContent: 'Website-Inhalte',
    pageTypes: 'Seitentypen',
    mediaLibrary: 'Mediathek',
    publicationRequests: 'Veröffentlichungsanfragen',
    submissions: 'Einsendungen',
    userManagement: 'Benutzerverwaltung',
    settings: 'Einstellungen',
    logOut: 'Abmelden',
  },
  shell: {
    name: 'CMS',
    home: 'Zum Dashboard',
    skip: 'Zum Inhalt springen',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    fold: 'Menü ausblenden',
    unfold: 'Menü einblenden',
    breadcrumbs: 'Pfadnavigation',
    settings: 'Einstellungen',
    logOut: 'Abmelden',
    notFound: 'Seite nicht gefunden',
    crashed: 'Etwas ist schiefgelaufen',
    crashedHelp:
      'Ihre nicht gespeicherten Änderungen sind in diesem Browser noch vorhanden. Laden Sie die Seite neu, um fortzufahren.',
    reload: 'Neu laden',
    failedPart: 'Dieser Teil konnte nicht angezeigt werden.',
  },
  logIn: {
    title: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    capsLock: 'Die Feststelltaste ist an',
    again: 'Erneut anmelden',
    expired:
      'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren. Ihre Arbeit auf diesem Bildschirm bleibt erhalten.',
  },
  logOut: {
    title: 'Abmelden?',
    message: 'Sie können sich jederzeit wieder anmelden.',
    confirm: 'Abmelden',
  },
  idle: {
    title: 'Sind Sie noch da?',
    message: 'Sie werden in {seconds, plural, one {# Sekunde} other {# Sekunden}} abgemeldet.',
    stay: 'Angemeldet bleiben',
    logOut: 'Jetzt abmelden',
  },
  keys: { Ctrl: 'Strg', Shift: 'Umschalt', Alt: 'Alt', Enter: 'Eingabe', Delete: 'Entf', Esc: 'Esc' },
  languages: { en: 'Englisch', nl: 'Niederländisch', de: 'Deutsch', fr: 'Französisch' },
}
