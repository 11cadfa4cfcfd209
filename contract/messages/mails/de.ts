import type { MailWords } from './words.ts'

export const de: MailWords = {
  frame: {
    greeting: 'Guten Tag {name},',
    greetingUnnamed: 'Guten Tag,',
    address: 'Oder kopieren Sie diese Adresse in Ihren Browser:',
    footer: 'Diese E-Mail wurde von {site} gesendet.',
  },
  mails: {
    'activate-account': {
      subject: 'Aktivieren Sie Ihr Konto für {site}',
      before: [
        'Für Sie wurde ein Konto angelegt, um an der Website {site} zu arbeiten.',
        'Wählen Sie ein Passwort, dann können Sie sich anmelden.',
      ],
      action: 'Konto aktivieren',
      after: [
        'Der Link funktioniert einmal und {days} Tage lang.',
        'Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.',
      ],
    },
    'reset-password': {
      subject: 'Wählen Sie ein neues Passwort für {site}',
      before: ['Jemand hat ein neues Passwort für Ihr Konto bei {site} angefordert.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link funktioniert einmal und {minutes} Minuten lang.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    'request-rejected': {
      subject: 'Ihr Antrag zu „{page}“ wurde abgelehnt',
      before: [
        '{by} hat Ihren Antrag, „{page}“ zu veröffentlichen, geprüft und nicht angenommen.',
        '{feedback}',
      ],
      action: 'Seite öffnen',
      after: ['Sie können die Seite ändern und es erneut beantragen.'],
    },
    'request-accepted': {
      subject: '„{page}“ wurde veröffentlicht',
      before: ['{by} hat Ihren Antrag angenommen: „{page}“ ist jetzt auf {site} zu lesen.', '{feedback}'],
      action: 'Seite öffnen',
      after: [],
    },
    'plan-failed': {
      subject: 'Was Sie für „{page}“ geplant hatten, war nicht möglich',
      before: [
        '„{page}“ sollte sich, wie von Ihnen geplant, von selbst ändern. Das ging nicht: Etwas Notwendiges fehlt oder ist nicht mehr gültig.',
        'Was Besucher lesen, hat sich nicht geändert.',
      ],
      action: 'Seite öffnen',
      after: ['Korrigieren Sie die Seite und planen Sie erneut, oder tun Sie es von Hand.'],
    },
    'schedule-not-allowed': {
      subject: 'Was Sie für „{page}“ geplant hatten, wurde nicht ausgeführt',
      before: [
        'Sie hatten eine Änderung von „{page}“ geplant. Sie wurde nicht ausgeführt, weil Sie dazu zurzeit nicht berechtigt sind.',
        'Entweder wurden Ihre Berechtigungen geändert, oder die Website veröffentlicht nach dem Vier-Augen-Prinzip: Was Sie zuletzt geändert haben, muss jemand anderes veröffentlichen.',
        'Was Besucher lesen, hat sich nicht geändert.',
      ],
      action: 'Seite öffnen',
      after: ['Bitten Sie jemanden, der die Seite veröffentlichen darf, sie erneut zu planen.'],
    },
  },
}
