import type { FormMessages } from './en.ts'

export const de: FormMessages = {
  send: 'Senden',
  privacy: 'Wie SOM mit Ihren Daten umgeht',
  sentTitle: 'Vielen Dank, Ihre Antworten sind angekommen',
  again: 'Das Formular noch einmal ausfüllen',
  linkInvalidTitle: 'Dieser Link funktioniert nicht mehr',
  linkInvalidText:
    'Er ist abgelaufen oder wurde schon benutzt. Sie können das Formular noch einmal ausfüllen.',

  contactSend: 'Frage senden',
  contactSentTitle: 'Vielen Dank, Ihre Frage ist angekommen',
  contactSentText:
    'Wir antworten innerhalb von zwei Arbeitstagen. Eine Bestätigung ist unterwegs an Ihre E-Mail-Adresse.',

  newsletterSend: 'Anmelden',
  newsletterFailed: 'Bei der Anmeldung ist etwas schiefgelaufen',
  newsletterSentTitle: 'Fast fertig: Sehen Sie in Ihre E-Mails',
  newsletterSentText:
    'Wir haben Ihnen eine E-Mail mit einem Link gesendet. Sobald Sie ihm folgen, stehen Sie auf der Liste. Nach einigen Minuten nichts da? Sehen Sie im Ordner für unerwünschte E-Mails nach.',
  newsletterConfirmTitle: 'Bestätigen Sie, dass Sie den Newsletter möchten',
  newsletterConfirmText: 'Ein Klick, und die nächste Ausgabe kommt zu Ihnen.',
  newsletterConfirm: 'Bestätigen',
  newsletterConfirmedTitle: 'Sie stehen auf der Liste',
  newsletterConfirmedText: 'Die nächste Ausgabe kommt zu Ihnen. Jede enthält einen Link zum Abmelden.',
  newsletterUnsubscribeTitle: 'Vom Newsletter abmelden?',
  newsletterUnsubscribeText: 'Sie erhalten dann keine weiteren Ausgaben.',
  newsletterUnsubscribe: 'Abmelden',
  newsletterUnsubscribedTitle: 'Sie sind abgemeldet',
  newsletterUnsubscribedText: 'Sie erhalten keine weiteren Ausgaben. Sie sind jederzeit wieder willkommen.',
  newsletterCompact: 'Newsletter: nachhaltig wirtschaften, einmal im Monat',
  newsletterExample: 'name@beispiel.de',

  leafletSend: 'Broschüre anfordern',
  leafletReadyTitle: 'Ihre Broschüre ist bereit',
  leafletReadyText:
    'Sie können sie hier herunterladen. Derselbe Link steht in Ihrer E-Mail und gilt sieben Tage.',
  leafletDownload: 'Herunterladen',

  participantTitle: 'Teilnehmende Person {number}',
  participantAdd: 'Person hinzufügen',
  participantRemove: 'Person {number} entfernen',
  registrationSend: 'Verbindlich anmelden',
  registrationNone: 'Zurzeit gibt es keine Termine, zu denen Sie sich anmelden können.',
  datePlaces: 'Noch {count} Plätze',
  dateOnePlace: 'Noch 1 Platz',
  dateFull: 'Ausgebucht: Sie kommen auf die Warteliste',
  dateOpensOn: 'Anmeldung ab {date}',
  dateUnknown: 'Termin folgt',
  price: 'Preis',
  priceFor: 'Für {count} Personen',
  priceForOne: 'Für 1 Person',
  exclVat: 'ohne Mehrwertsteuer',
  inclVat: 'mit 21 % Mehrwertsteuer',
  reservedTitle: 'Fast fertig: Sehen Sie in Ihre E-Mails',
  reservedText:
    'Wir haben eine E-Mail mit einem Link an {email} gesendet. Folgen Sie ihm, um die Anmeldung zu bestätigen. Wir halten Ihre Plätze 24 Stunden frei.',
  unconfirmedTitle: 'Fast fertig: Sehen Sie in Ihre E-Mails',
  unconfirmedText:
    'Wir haben eine E-Mail mit einem Link an {email} gesendet. Folgen Sie ihm, um die Anmeldung zu bestätigen. Sie erhalten die Plätze, wenn in diesem Moment genügend frei sind. Sonst stehen Sie auf der Warteliste.',
  confirmTitle: 'Diese Anmeldung bestätigen?',
  confirmReserved: 'Wir halten Ihre Plätze frei, bis Sie bestätigen, höchstens 24 Stunden.',
  confirmUnconfirmed:
    'Sie erhalten die Plätze, wenn jetzt genügend frei sind. Sonst stehen Sie auf der Warteliste.',
  confirmRegistration: 'Anmeldung bestätigen',
  confirmImpossible: 'Diese Anmeldung kann nicht mehr bestätigt werden',
  confirmedTitle: 'Ihre Anmeldung ist bestätigt',
  confirmedText: 'Die Bestätigung ist unterwegs an {email}, mit den Terminen für Ihren Kalender.',
  waitingTitle: 'Sie stehen auf der Warteliste',
  acceptTitle: 'Diese Plätze annehmen?',
  acceptUntil:
    'Wir halten die Plätze bis {until} für Sie frei. Danach bieten wir sie den Nächsten auf der Warteliste an.',
  acceptLapsed:
    'Die Zeit, die Plätze anzunehmen, ist vorbei. Sie erhalten sie, wenn niemand darauf wartet. Sonst stehen Sie wieder auf der Warteliste.',
  acceptPlaces: 'Plätze annehmen',
  lapsedTitle: 'Die Zeit, diese Plätze anzunehmen, ist vorbei',
  offeredTitle: 'Für Sie sind Plätze frei',
  offeredText: 'Sie können sie über den Link in der E-Mail an {email} annehmen.',
  waitingText: 'Sobald genügend Plätze frei werden, bieten wir sie Ihnen per E-Mail an {email} an.',
  cancelNothing: 'Die Stornierung kostet nichts.',
  cancelTerms: 'Die Stornierung ist bis einschließlich {date} kostenlos. Danach ist der volle Betrag fällig.',
  cancelDue:
    'Die Schulung beginnt in weniger als 30 Tagen. Die Stornierung ist daher nicht mehr kostenlos: Der volle Betrag ist fällig.',
  cancelledTitle: 'Ihre Anmeldung ist storniert',
  cancelledText: 'Die Stornierung wird per E-Mail bestätigt.',
  cancelTitle: 'Diese Anmeldung stornieren?',
  cancelFree: 'Die Stornierung ist bis einschließlich {date} kostenlos.',
  cancelCosts:
    'Die Schulung beginnt in weniger als 30 Tagen. Deshalb ist der volle Betrag fällig: {excluding} ohne, {including} mit 21 % Mehrwertsteuer.',
  cancelWaiting: 'Sie stehen auf der Warteliste, deshalb kostet die Stornierung nichts.',
  cancelConfirm: 'Anmeldung stornieren',
  cancelKeep: 'Nicht stornieren',
  factTraining: 'Schulung',
  factDate: 'Termin',
  factPlace: 'Ort',
  factParticipants: 'Teilnehmende',
  past: 'Vorbei',
}
