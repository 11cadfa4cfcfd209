import type { Translated } from '../translated.ts'
import type { account as english } from './en.ts'

export const account: Translated<typeof english> = {
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
      sentHelp: 'Der Link funktioniert 60 Minuten lang. Prüfen Sie auch Ihren Spam-Ordner.',
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
      message: 'Sie werden auf allen Geräten abgemeldet.',
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
    message: 'Wenn Sie ein Gerät nicht erkennen, melden Sie es ab und ändern Sie Ihr Passwort.',
    current: 'Dieses Gerät',
    unknown: 'Unbekanntes Gerät',
    seen: 'zuletzt aktiv',
    end: 'Abmelden',
    endNamed: 'Abmelden: {name}',
    ended: '{name} wurde abgemeldet',
    everywhere: 'Überall abmelden',
    everywhereTitle: 'Überall abmelden?',
    everywhereMessage: 'Sie werden auf jedem Gerät abgemeldet, auch auf diesem.',
    failed: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
  },
  mails: {
    title: 'E-Mails',
    one: 'E-Mail',
    settings: 'Einstellungen',
    forbidden: 'Sie dürfen die E-Mails nicht ansehen.',
    readerHoldsMore:
      'Sie können diese E-Mail nicht lesen, weil der Empfänger etwas darf oder durfte, das Sie nicht dürfen.',
    failed: 'Diese E-Mail konnte nicht geladen werden.',
    keptTitle: 'Kein Mailserver eingerichtet',
    keptMessage:
      'E-Mails werden hier aufbewahrt, bis SMTP_URL gesetzt ist. Bis dahin können Administratoren Aktivierungs- und Passwortlinks hier kopieren.',
    to: 'An',
    subject: 'Betreff',
    stateTitle: 'Status',
    state: { kept: 'Nicht gesendet', waiting: 'Wartet', sent: 'Gesendet', 'given-up': 'Fehlgeschlagen' },
    created: 'Erstellt',
    sent: 'Gesendet',
    attempts: 'Versuche',
    next: 'Nächster Versuch',
    failure: 'Antwort des Mailservers',
    language: 'Sprache',
    content: 'Inhalt',
    hidden: 'Ein Teil des Links ist ausgeblendet, weil nur der Empfänger ihn verwenden darf.',
    revealed:
      'Dieser Link ist gültig. Geben Sie ihn nur an den Empfänger weiter. Das Protokoll vermerkt, dass Sie ihn angesehen haben.',
    retry: 'Erneut versuchen',
  },
}
