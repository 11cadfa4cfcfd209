import type { Translated } from '../translated.ts'
import type { backups as en } from './en.ts'

export const backups: Translated<typeof en> = {
  backups: {
    title: 'Sicherungen',
    forbidden: 'Sie dürfen keine Sicherungen verwalten.',
    failed: 'Die Sicherungen konnten nicht geladen werden.',
    offTitle: 'Es sind keine Sicherungen geplant',
    offMessage:
      'Die Systemverwaltung legt mit BACKUP_URL einen Ordner oder einen Bucket fest. Bis dahin entstehen Sicherungen nur mit dem Befehl „ximblox backup“.',
    none: 'Es gibt noch keine Sicherung.',
    last: 'Letzte Sicherung',
    next: 'Nächste Sicherung',
    location: 'Ort',
    kept: 'Aufbewahrt',
    keptValue:
      'die neueste {days, plural, one {des letzten Tages} other {jedes der letzten # Tage}} und {weeks, plural, one {der letzten Woche} other {jeder der letzten # Wochen}}',
    encryption: 'Verschlüsselung',
    encrypted: 'Mit einer Passphrase',
    notEncrypted: 'Keine. Die Systemverwaltung legt BACKUP_PASSPHRASE fest, um Sicherungen zu verschlüsseln.',
    failing: 'Die letzte Sicherung ist fehlgeschlagen',
    failingSince: 'Es gibt keine neuere Sicherung als die letzte erfolgreiche unten.',
    now: 'Jetzt sichern',
    running: 'Eine Sicherung wird erstellt …',
    couldNotStart: 'Die Sicherung konnte nicht gestartet werden.',
    history: 'Verlauf',
    time: 'Zeitpunkt',
    result: 'Ergebnis',
    size: 'Größe',
    duration: 'Dauer',
    state: {
      waiting: 'Wartet',
      running: 'Läuft',
      success: 'Geprüft',
      failed: 'Fehlgeschlagen',
    },
    replaced: 'Durch eine neuere ersetzt',
    missing:
      '{count, plural, one {Der Inhalt von # Datei fehlte im Speicher.} other {Der Inhalt von # Dateien fehlte im Speicher.}}',
    seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
    minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  },
}
