import type { MailTexts } from './mail-text.ts'

export const de: MailTexts = {
  frame: {
    greeting: 'Guten Tag {name},',
    greetingUnnamed: 'Guten Tag,',
    address: 'Oder kopieren Sie diesen Link in Ihren Browser:',
    footer: 'Diese E-Mail wurde von {site} gesendet.',
  },
  mails: {
    'activate-account': {
      subject: 'Aktivieren Sie Ihr Konto für {site}',
      before: [
        'Für Sie wurde ein Konto erstellt, um an der Website {site} zu arbeiten.',
        'Wählen Sie ein Passwort, um Ihr Konto zu aktivieren.',
      ],
      action: 'Konto aktivieren',
      after: [
        'Der Link funktioniert einmal und läuft nach {days} Tagen ab.',
        'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
      ],
    },
    'reset-password': {
      subject: 'Wählen Sie ein neues Passwort für {site}',
      before: ['Jemand hat ein neues Passwort für Ihr Konto bei {site} angefordert.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link funktioniert einmal und läuft nach {minutes} Minuten ab.',
        'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort ändert sich nicht.',
      ],
    },
    'request-rejected': {
      subject: 'Ihre Veröffentlichungsanfrage für „{page}“ wurde abgelehnt',
      before: ['{by} hat Ihre Anfrage, „{page}“ zu veröffentlichen, abgelehnt.', '{feedback}'],
      action: 'Seite öffnen',
      after: ['Sie können die Seite ändern und die Veröffentlichung erneut anfragen.'],
    },
    'request-accepted': {
      subject: '„{page}“ wurde veröffentlicht',
      before: ['{by} hat Ihre Anfrage angenommen: „{page}“ ist jetzt auf {site} online.', '{feedback}'],
      action: 'Seite öffnen',
      after: [],
    },
    'plan-failed': {
      subject: 'Geplante Änderung von „{page}“ fehlgeschlagen',
      before: [
        'Die für „{page}“ geplante Änderung konnte nicht ausgeführt werden: Ein Pflichtinhalt fehlt oder ist nicht mehr gültig.',
        'Besucher sehen weiterhin die bisherige Seite.',
      ],
      action: 'Seite öffnen',
      after: ['Korrigieren Sie die Seite und planen Sie erneut, oder veröffentlichen Sie sie selbst.'],
    },
    'webhook-disabled': {
      subject: '„{webhook}“ wurde deaktiviert',
      before: [
        'Der Webhook „{webhook}“ von {site} wurde deaktiviert, weil drei Tage lang nichts zugestellt werden konnte.',
        'Letzter Fehler: {reason}',
      ],
      action: 'Webhook öffnen',
      after: [
        'Korrigieren Sie den Empfänger und schalten Sie den Webhook dann wieder ein. Ereignisse aus der Zwischenzeit werden nicht nachgesendet.',
      ],
    },
  },
}
