import type { Translated } from '../translated.ts'
import type { status as en } from './en.ts'

export const status: Translated<typeof en> = {
  status: {
    title: 'Status',
    forbidden: 'Sie dürfen den Status der Website nicht sehen.',
    failed: 'Der Status konnte nicht geladen werden.',
    fine: 'Alles funktioniert.',
    attention: 'Braucht Aufmerksamkeit',
    facts: 'Über diese Website',
    version: 'Version',
    started: 'Gestartet',
    database: 'Datenbank',
    embedded: 'PostgreSQL {version}, eingebettet',
    external: 'PostgreSQL {version}',
    files: 'Dateien',
    inFolder: '{count, plural, one {# Datei} other {# Dateien}}, {size}',
    inBucket: '{count, plural, one {# Datei} other {# Dateien}}, {size}, in einem Bucket',
    free: 'Freier Speicherplatz',
    mails: 'E-Mails',
    renditions: 'Bilder für Besucher',
    waiting: '{count, plural, =0 {Keine warten} one {# wartet} other {# warten}}',
    backup: 'Letzte Sicherung',
    none: 'Noch keine',
    item: {
      full: 'Der Speicherplatz ist erschöpft, daher kann nichts gespeichert werden. Die Systemverwaltung muss Platz schaffen.',
      reserve:
        'Der Speicherplatz ist knapp, daher werden keine Uploads angenommen. Die Systemverwaltung muss Platz schaffen.',
      missing:
        '{count, plural, one {Der Inhalt von # Datei fehlt im Speicher.} other {Der Inhalt von # Dateien fehlt im Speicher.}} Die Systemverwaltung kann ihn aus einer Sicherung wiederherstellen.',
      noMailServer: 'Es ist kein Mailserver eingerichtet: E-Mails werden aufbewahrt, aber nicht verschickt.',
      mailsGivenUp:
        '{count, plural, one {# E-Mail konnte nicht zugestellt werden.} other {# E-Mails konnten nicht zugestellt werden.}}',
      mailsWaiting:
        'Der Mailserver nimmt seit einiger Zeit nichts an: {count, plural, one {# E-Mail wartet} other {# E-Mails warten}}.',
      schedulesFailed:
        '{count, plural, one {# geplante Änderung ist fehlgeschlagen.} other {# geplante Änderungen sind fehlgeschlagen.}}',
      schedulesLate:
        '{count, plural, one {# geplante Änderung ist überfällig.} other {# geplante Änderungen sind überfällig.}}',
      noBackups: 'Es sind keine Sicherungen geplant.',
      backupFailed: 'Die letzte Sicherung ist fehlgeschlagen.',
      webhooksFailing:
        '{count, plural, one {# Webhook erreicht seinen Empfänger nicht.} other {# Webhooks erreichen ihre Empfänger nicht.}}',
      webhooksDisabled:
        '{count, plural, one {# Webhook wurde nach drei Tagen ohne Erfolg abgeschaltet.} other {# Webhooks wurden nach drei Tagen ohne Erfolg abgeschaltet.}}',
      hooksFailing:
        '{count, plural, one {# Aufgabe des eigenen Codes dieser Website schlägt fehl und wird wiederholt.} other {# Aufgaben des eigenen Codes dieser Website schlagen fehl und werden wiederholt.}}',
      hooksGivenUp:
        '{count, plural, one {# Aufgabe des eigenen Codes dieser Website wurde nach drei Tagen ohne Erfolg aufgegeben.} other {# Aufgaben des eigenen Codes dieser Website wurden nach drei Tagen ohne Erfolg aufgegeben.}}',
    },
    link: {
      mails: 'E-Mails',
      backups: 'Sicherungen',
      requests: 'Anfragen und Zeitpläne',
      webhooks: 'Webhooks',
      jobs: 'Hintergrundaufgaben',
    },
  },
}
