import type { Translated } from '../translated.ts'
import type { status as en } from './en.ts'

export const status: Translated<typeof en> = {
  status: {
    title: 'Status',
    forbidden: 'U mag de status van de site niet bekijken.',
    failed: 'De status kon niet worden geladen.',
    fine: 'Alles werkt.',
    attention: 'Vraagt aandacht',
    facts: 'Over deze site',
    version: 'Versie',
    started: 'Gestart',
    database: 'Database',
    embedded: 'PostgreSQL {version}, ingebouwd',
    external: 'PostgreSQL {version}',
    files: 'Bestanden',
    inFolder: '{count, plural, one {# bestand} other {# bestanden}}, {size}',
    inBucket: '{count, plural, one {# bestand} other {# bestanden}}, {size}, in een bucket',
    free: 'Vrije ruimte',
    mails: 'E-mails',
    renditions: 'Afbeeldingen voor bezoekers',
    waiting: '{count, plural, =0 {Geen in de wachtrij} other {# in de wachtrij}}',
    backup: 'Laatste back-up',
    none: 'Nog geen',
    item: {
      full: 'Er is geen ruimte meer, dus er kan niets worden opgeslagen. Een systeembeheerder moet ruimte vrijmaken.',
      reserve:
        'Er is weinig ruimte over, dus uploads worden geweigerd. Een systeembeheerder moet ruimte vrijmaken.',
      missing:
        '{count, plural, one {De inhoud van # bestand ontbreekt in de opslag.} other {De inhoud van # bestanden ontbreekt in de opslag.}} Een systeembeheerder kan deze uit een back-up terugzetten.',
      noMailServer: 'Er is geen mailserver ingesteld: e-mails worden bewaard, maar niet verzonden.',
      mailsGivenUp:
        '{count, plural, one {# e-mail kon niet worden bezorgd.} other {# e-mails konden niet worden bezorgd.}}',
      mailsWaiting:
        'De mailserver accepteert al een tijd niets: {count, plural, one {# e-mail wacht} other {# e-mails wachten}}.',
      schedulesFailed:
        '{count, plural, one {# geplande wijziging is mislukt.} other {# geplande wijzigingen zijn mislukt.}}',
      schedulesLate:
        '{count, plural, one {# geplande wijziging is te laat.} other {# geplande wijzigingen zijn te laat.}}',
      noBackups: 'Er zijn geen back-ups gepland.',
      backupFailed: 'De laatste back-up is mislukt.',
      webhooksFailing:
        '{count, plural, one {# webhook bereikt de ontvanger niet.} other {# webhooks bereiken hun ontvanger niet.}}',
      webhooksDisabled:
        '{count, plural, one {# webhook is uitgeschakeld na drie dagen zonder succes.} other {# webhooks zijn uitgeschakeld na drie dagen zonder succes.}}',
      hooksFailing:
        '{count, plural, one {# taak van de eigen code van deze website mislukt en wordt opnieuw geprobeerd.} other {# taken van de eigen code van deze website mislukken en worden opnieuw geprobeerd.}}',
      hooksGivenUp:
        '{count, plural, one {# taak van de eigen code van deze website is opgegeven na drie dagen zonder succes.} other {# taken van de eigen code van deze website zijn opgegeven na drie dagen zonder succes.}}',
    },
    link: {
      mails: 'E-mails',
      backups: 'Back-ups',
      requests: 'Verzoeken en planningen',
      webhooks: 'Webhooks',
      jobs: 'Achtergrondtaken',
    },
  },
}
