import type { Translated } from '../translated.ts'
import type { webhooks as en } from './en.ts'

export const webhooks: Translated<typeof en> = {
  webhooks: {
    title: 'Webhooks',
    forbidden: 'Sie dürfen keine Webhooks verwalten.',
    none: 'Noch keine Webhooks. Ein Webhook benachrichtigt ein anderes Programm, wenn sich Inhalte ändern, damit es einen Cache aktualisieren oder eine Website bauen kann.',
    add: 'Neuer Webhook',
    name: 'Name',
    nameHelp: 'Wofür der Webhook da ist, etwa das Programm, das ihn empfängt',
    url: 'URL',
    urlHelp:
      'Erhält für jedes Ereignis eine POST-Anfrage. Sie beginnt mit https:// und liegt im öffentlichen Internet.',
    events: 'Ereignisse',
    event: {
      page: {
        published: 'Seite veröffentlicht',
        unpublished: 'Seite offline genommen',
        moved: 'Seite verschoben',
        deleted: 'Seite gelöscht',
      },
      menu: { changed: 'Menü geändert' },
      file: { changed: 'Datei geändert', deleted: 'Datei gelöscht' },
      redirects: { changed: 'Weiterleitungen geändert' },
      tag: { changed: 'Schlagwort geändert' },
      languages: { changed: 'Sprachen der Website geändert' },
      test: 'Test',
    },
    active: 'Ereignisse senden',
    create: 'Webhook erstellen',
    created: 'Webhook erstellt',
    once: 'Kopieren Sie dieses Geheimnis jetzt und bewahren Sie es sicher auf. Der Empfänger prüft damit die Signaturen. Es wird nicht noch einmal angezeigt.',
    secret: 'Geheimnis',
    done: 'Fertig',
    edit: 'Bearbeiten',
    editTitle: 'Webhook bearbeiten',
    save: 'Speichern',
    saved: '„{name}“ gespeichert',
    stateTitle: 'Status',
    state: { active: 'Aktiv', failing: 'Gestört', off: 'Aus', disabled: 'Deaktiviert' },
    failingNote: 'Seit {time} wurde kein Ereignis zugestellt. Es wird weiter versucht, aber immer seltener.',
    disabledNote:
      'Drei Tage lang konnte nichts zugestellt werden. Korrigieren Sie den Empfänger, bearbeiten Sie dann den Webhook und schalten Sie ihn ein.',
    offNote: 'Dieser Webhook ist ausgeschaltet. Für ihn werden keine Ereignisse aufgezeichnet.',
    lastDelivery: 'Letzte Zustellung',
    never: 'Nie',
    renew: 'Geheimnis erneuern',
    renewTitle: 'Geheimnis von „{name}“ erneuern?',
    renewMessage:
      'Der Webhook erhält ein neues Geheimnis. Ein Empfänger mit dem bisherigen nimmt Ereignisse bis {time} an. Hinterlegen Sie dort vorher das neue.',
    repairMessage:
      'SECRET der Website wurde geändert, sodass Ereignisse nicht mehr mit dem bisherigen Geheimnis signiert werden können. Der Empfänger nimmt sie wieder an, sobald er das neue hat.',
    renewed: 'Geheimnis erneuert',
    onceUntil:
      'Kopieren Sie dieses Geheimnis jetzt und hinterlegen Sie es vor dem {time} beim Empfänger. Bis dahin werden Ereignisse auch mit dem vorherigen signiert. Es wird nicht noch einmal angezeigt.',
    onceOnly:
      'Kopieren Sie dieses Geheimnis jetzt und hinterlegen Sie es beim Empfänger: Ereignisse werden nur damit signiert. Es wird nicht noch einmal angezeigt.',
    formerUntil: 'Bis {time} werden Ereignisse auch mit dem vorherigen Geheimnis signiert.',
    unsignedNote:
      'Ereignisse können nicht signiert werden, weil SECRET der Website geändert wurde. Erneuern Sie das Geheimnis.',
    delete: 'Löschen',
    deleteTitle: '„{name}“ löschen?',
    deleteMessage: 'Ereignisse werden nicht mehr gesendet, und das Protokoll der Zustellungen wird gelöscht.',
    deleted: '„{name}“ gelöscht',
    test: 'Test senden',
    testSent: 'Test gesendet',
    failed: 'Der Webhook konnte nicht geladen werden.',
    deliveries: 'Zustellungen',
    noDeliveries:
      'Keine Zustellungen in den letzten 30 Tagen. Senden Sie einen Test, um zu sehen, ob der Empfänger antwortet.',
    eventTitle: 'Ereignis',
    attempts: '{count, plural, one {# Versuch} other {# Versuche}}',
    next: 'Nächster Versuch: {time}',
    answer: 'Antwort',
    deliveryState: { waiting: 'Wartet', delivered: 'Zugestellt', failed: 'Fehlgeschlagen' },
    failure: {
      private: 'Privates Netzwerk',
      timeout: 'Keine Antwort innerhalb von 10 Sekunden',
      redirect: 'Weiterleitungen werden nicht befolgt',
      refused: 'Vom Empfänger abgelehnt',
      unreachable: 'Empfänger nicht erreichbar',
      secret: 'SECRET der Website wurde geändert. Erneuern Sie das Geheimnis',
    },
    replay: 'Erneut senden',
    replayNamed: 'Erneut senden: Zustellung {id}',
    replayed: 'Ereignis erneut gesendet',
  },
}
