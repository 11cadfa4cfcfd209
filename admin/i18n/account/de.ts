import type { Messages } from '../catalogue.ts'

export const account: Pick<Messages, 'account' | 'sessions' | 'mails'> = {
  account: {
    email: 'E-Mail-Adresse',
    newPassword: 'Neues Passwort',
    confirm: 'Neues Passwort wiederholen',
    same: 'Beide Passwörter stimmen überein',
    logIn: 'Anmelden',
    toLogIn: 'Zurück zur Anmeldung',
    linkRefused:
      'Vielleicht wurde der Link schon benutzt, seine Zeit ist abgelaufen, oder es gibt einen neueren.',
    rules: {
      longEnough: 'Länger als 8 Zeichen',
      hasUpperCase: 'Ein Großbuchstabe',
      hasSpecial: 'Ein Sonderzeichen',
      withoutOwner: 'Ohne Ihren Namen oder Ihre E-Mail-Adresse',
      met: '(erfüllt)',
      open: '(fehlt noch)',
    },
    forgot: {
      title: 'Passwort vergessen',
      message: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
      submit: 'Link senden',
      sent: 'Wenn es ein Konto mit der Adresse {email} gibt, ist eine E-Mail dorthin unterwegs.',
      sentHelp:
        'Der Link darin funktioniert 60 Minuten lang. Sehen Sie auch bei den unerwünschten E-Mails nach.',
      again: 'Andere Adresse verwenden',
      messageKept:
        'Diese Website versendet keine E-Mails. Es wird ein Link erstellt, mit dem Sie ein neues Passwort wählen können; wer die Einstellungen ändern darf, kann ihn an Sie weitergeben.',
      submitKept: 'Link erstellen',
      sentKept: 'Wenn es ein Konto mit der Adresse {email} gibt, liegt ein Link dafür bereit.',
      sentHelpKept:
        'Fragen Sie jemanden danach, der die Einstellungen ändern darf. Er funktioniert 60 Minuten lang.',
    },
    reset: {
      title: 'Neues Passwort wählen',
      message: 'Sie werden überall abgemeldet, wo Sie noch angemeldet sind.',
      submit: 'Passwort ändern',
      done: 'Ihr Passwort wurde geändert. Sie können sich jetzt damit anmelden.',
      again: 'Neuen Link anfordern',
    },
    activate: {
      title: 'Konto aktivieren',
      message: 'Wählen Sie ein Passwort für Ihr Konto.',
      submit: 'Konto aktivieren',
      done: 'Ihr Konto ist aktiv. Sie können sich jetzt anmelden.',
      again: 'Wer Sie eingeladen hat, kann Ihnen einen neuen Link senden.',
    },
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    message: 'Wenn Sie hier etwas nicht erkennen, melden Sie sich dort ab und wählen Sie ein neues Passwort.',
    current: 'Dieses Gerät',
    unknown: 'Unbekanntes Gerät',
    seen: 'benutzt',
    end: 'Abmelden',
    endNamed: 'Abmelden: {name}',
    ended: '{name} wurde abgemeldet',
    everywhere: 'Überall abmelden',
    everywhereTitle: 'Überall abmelden?',
    everywhereMessage: 'Sie werden auf jedem Gerät abgemeldet, auch auf diesem.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  mails: {
    title: 'E-Mails',
    one: 'E-Mail',
    settings: 'Einstellungen',
    forbidden: 'Sie dürfen die E-Mails nicht ansehen.',
    readerHoldsMore:
      'Sie können diese E-Mail nicht lesen, weil der Empfänger etwas darf oder durfte, das Sie nicht dürfen.',
    failed: 'Diese E-Mail konnte nicht geladen werden.',
    keptTitle: 'Es gibt keinen Mailserver',
    keptMessage:
      'E-Mails werden hier aufbewahrt, bis einer mit SMTP_URL eingestellt ist. Links, mit denen jemand in sein Konto kommt, können Administratoren von hier weitergeben.',
    to: 'An',
    subject: 'Betreff',
    stateTitle: 'Status',
    state: { kept: 'Aufbewahrt', waiting: 'Wartet', sent: 'Gesendet', 'given-up': 'Aufgegeben' },
    created: 'Geschrieben',
    sent: 'Gesendet',
    attempts: 'Versuche',
    next: 'Nächster Versuch',
    failure: 'Der Mailserver sagte',
    language: 'Sprache',
    content: 'Inhalt',
    hidden: 'Das Ende des Links wird nicht gezeigt: Es ist allein für den Empfänger der E-Mail bestimmt.',
    revealed:
      'Der Link funktioniert so, wie er hier steht. Geben Sie ihn an den Empfänger der E-Mail und an niemanden sonst weiter; im Audit-Protokoll steht, dass Sie ihn gesehen haben.',
    retry: 'Erneut versuchen',
  },
}
