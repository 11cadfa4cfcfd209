import type { Translated } from '../translated.ts'
import type { backups as en } from './en.ts'

export const backups: Translated<typeof en> = {
  backups: {
    title: 'Back-ups',
    forbidden: 'U mag geen back-ups beheren.',
    failed: 'De back-ups konden niet worden geladen.',
    offTitle: 'Er zijn geen back-ups gepland',
    offMessage:
      'Een systeembeheerder stelt met BACKUP_URL een map of bucket in. Tot die tijd worden back-ups alleen gemaakt met de opdracht “ximblox backup”.',
    none: 'Er is nog geen back-up.',
    last: 'Laatste back-up',
    next: 'Volgende back-up',
    location: 'Locatie',
    kept: 'Bewaard',
    keptValue:
      'de nieuwste van {days, plural, one {de laatste dag} other {elk van de laatste # dagen}} en van {weeks, plural, one {de laatste week} other {elk van de laatste # weken}}',
    encryption: 'Versleuteling',
    encrypted: 'Met een wachtwoordzin',
    notEncrypted: 'Geen. Een systeembeheerder stelt BACKUP_PASSPHRASE in om back-ups te versleutelen.',
    failing: 'De laatste back-up is mislukt',
    failingSince: 'Er is geen recentere back-up dan de laatste geslaagde hieronder.',
    now: 'Nu een back-up maken',
    running: 'Er wordt een back-up gemaakt…',
    couldNotStart: 'De back-up kon niet worden gestart.',
    history: 'Geschiedenis',
    time: 'Tijdstip',
    result: 'Resultaat',
    size: 'Grootte',
    duration: 'Duur',
    state: {
      waiting: 'Wacht',
      running: 'Bezig',
      success: 'Gecontroleerd',
      failed: 'Mislukt',
    },
    replaced: 'Vervangen door een nieuwere',
    missing:
      '{count, plural, one {De inhoud van # bestand ontbrak in de opslag.} other {De inhoud van # bestanden ontbrak in de opslag.}}',
    seconds: '{count, plural, one {# seconde} other {# seconden}}',
    minutes: '{count, plural, one {# minuut} other {# minuten}}',
  },
}
