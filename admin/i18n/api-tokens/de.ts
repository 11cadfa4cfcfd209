import type { Translated } from '../translated.ts'
import type { apiTokens as en } from './en.ts'

export const apiTokens: Translated<typeof en> = {
  apiTokens: {
    title: 'API-Tokens',
    forbidden: 'Sie dürfen keine API-Tokens verwalten.',
    none: 'Noch keine API-Tokens. Mit einem Token lesen und ändern Apps und Websites Inhalte über die API.',
    add: 'Neues Token',
    name: 'Name',
    nameHelp: 'Wofür das Token ist, etwa die App, die es verwendet',
    role: 'Rolle',
    roleHelp:
      'Das Token darf, was diese Rolle erlaubt, solange Sie es selbst auch dürfen. Es handelt in Ihrem Namen.',
    chooseRole: 'Rolle auswählen',
    noRole: 'Gelöschte Rolle',
    locales: 'Sprachen',
    allLocales: 'Alle Sprachen',
    pageTypes: 'Seitentypen',
    allTypes: 'Alle Seitentypen',
    limitHelp: 'Ein eingeschränktes Token lässt sich nur für Seiten verwenden.',
    expires: 'Läuft ab',
    expiresAfter: 'Gültig für',
    dayCount: '{count, plural, one {# Tag} other {# Tage}}',
    year: '1 Jahr',
    never: 'Nie',
    origins: 'Websites',
    originsHelp:
      'Nur nötig, wenn Skripte in Browsern das Token verwenden. Eine Website pro Zeile, etwa https://app.example.org.',
    create: 'Token erstellen',
    created: 'Token erstellt',
    once: 'Kopieren Sie dieses Token jetzt und bewahren Sie es sicher auf. Es wird später nicht mehr angezeigt.',
    secret: 'Token',
    done: 'Fertig',
    stateTitle: 'Status',
    state: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Widerrufen', stopped: 'Gestoppt' },
    stopped: 'Das Konto der Person, die es erstellt hat, ist deaktiviert oder gelöscht.',
    used: 'Zuletzt verwendet',
    unused: 'Nie verwendet',
    deletedUser: 'Gelöschter Benutzer',
    revoke: 'Widerrufen',
    revokeNamed: '{name} widerrufen',
    revokeTitle: '„{name}“ widerrufen?',
    revokeMessage:
      'Apps und Websites, die dieses Token verwenden, verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
    revoked: '„{name}“ widerrufen',
  },
}
