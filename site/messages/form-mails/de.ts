import type { FormMailMessages } from './en.ts'

export const de: FormMailMessages = {
  greeting: 'Guten Tag,',
  regards: 'Mit freundlichen Grüßen',
  answers: 'Die Antworten:',
  replyHint: 'Antworten Sie auf diese E-Mail, um der einsendenden Person zu antworten.',
  yes: 'ja',
  footer: 'Diese E-Mail wurde von {site} gesendet.',

  contactNewSubject: 'Frage von {name}',
  contactNewText: 'Auf der Seite „{page}“ wurde eine Frage gestellt.',
  contactSubject: 'Wir haben Ihre Frage erhalten',
  contactText: 'Vielen Dank für Ihre Frage. Wir antworten innerhalb von zwei Arbeitstagen.',

  formNewSubject: '{form}: neue Einsendung',
  formNewText: 'Auf der Seite „{page}“ wurde „{form}“ ausgefüllt.',

  newsletterConfirmSubject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
  newsletterConfirmText:
    'Sie oder jemand anders hat diese Adresse für den Newsletter von SOM angemeldet. Die Anmeldung zählt erst, wenn Sie sie bestätigen.',
  newsletterConfirm: 'Anmeldung bestätigen',
  newsletterIgnore: 'Waren Sie das nicht? Dann unternehmen Sie nichts, und Sie hören nichts weiter von uns.',
  newsletterWelcomeSubject: 'Sie stehen auf der Liste',
  newsletterWelcomeText:
    'Vielen Dank für Ihre Anmeldung. Die nächste Ausgabe des Newsletters von SOM kommt zu Ihnen.',
  newsletterAlreadySubject: 'Sie stehen schon auf der Liste',
  newsletterAlreadyText:
    'Sie haben diese Adresse für den Newsletter von SOM angemeldet, und sie steht schon auf der Liste. Sie brauchen nichts zu tun.',
  newsletterUnsubscribe: 'Abmelden',

  leafletSubject: 'Ihre Broschüre: {page}',
  leafletText:
    'Vielen Dank für Ihr Interesse. Über diesen Link können Sie Ihre Broschüre sieben Tage lang herunterladen.',
  leafletDownload: 'Zur Broschüre',

  registrationAskedSubject: 'Bestätigen Sie Ihre Anmeldung: {training}',
  registrationReservedText:
    'Bitte bestätigen Sie die Anmeldung über den Link unten. Wir halten die Plätze 24 Stunden frei. Sie können auch später bestätigen und erhalten dann Plätze, wenn noch genügend frei sind.',
  registrationAskedText:
    'Bitte bestätigen Sie die Anmeldung über den Link unten. Sie erhalten die Plätze, wenn in diesem Moment genügend frei sind. Sonst stehen Sie auf der Warteliste.',
  registrationConfirm: 'Anmeldung bestätigen',
  registrationIgnore:
    'Waren Sie das nicht? Dann ignorieren Sie diese E-Mail: Ohne Bestätigung zählt die Anmeldung nicht.',
  registrationConfirmedSubject: 'Anmeldung bestätigt: {training}',
  registrationConfirmedText:
    'Ihre Anmeldung ist bestätigt. Den Termin für Ihren Kalender finden Sie im Anhang.',
  registrationWaitingSubject: 'Warteliste: {training}',
  registrationOfferedSubject: 'Plätze frei geworden: {training}',
  registrationOfferedText:
    'Für Ihre Anmeldung sind Plätze frei geworden. Über den Link unten können Sie sie bis {until} annehmen. Danach bieten wir sie den Nächsten auf der Warteliste an.',
  registrationAccept: 'Plätze ansehen und annehmen',
  registrationDecline:
    'Sie brauchen sie nicht mehr? Über denselben Link können Sie stornieren. Das kostet nichts.',
  registrationWaitingLine: '{what}: {count} auf der Warteliste',
  registrationCancelledLine: '{what}: {count} storniert',
  registrationNewLine: '{what}: {count} angemeldet',
  registrationWaitingText:
    'Zurzeit sind nicht genügend Plätze frei, deshalb stehen Sie auf der Warteliste. Sobald genügend Plätze frei werden, bieten wir sie Ihnen per E-Mail an, in der Reihenfolge der Liste.',
  factContact: 'Ansprechperson: {value}',
  factInvoice: 'Rechnung: {value}',
  cancelDue:
    'Die Schulung beginnt in weniger als 30 Tagen. Die Stornierung ist daher nicht mehr kostenlos: Der volle Betrag ist fällig.',
  registrationCancelledSubject: 'Anmeldung storniert: {training}',
  registrationCancelledText: 'Ihre Anmeldung ist storniert.',
  participantSubject: 'Sie sind angemeldet: {training}',
  participantText:
    '{contact} hat Sie zu dieser Schulung angemeldet. Den Termin für Ihren Kalender finden Sie im Anhang.',
  participantCancelledText: '{contact} hat Ihre Anmeldung zu dieser Schulung storniert.',
  registrationMoreSubject: 'Anmeldungen und Stornierungen: {count}',
  registrationMoreText:
    'Innerhalb weniger Minuten sind auch diese Anmeldungen und Stornierungen eingegangen:',
  registrationMore: 'Zu den Anmeldungen',
  factNumber: 'Anmeldenummer: {value}',
  factTraining: 'Schulung: {value}',
  factDate: 'Termin: {value}',
  factPlace: 'Ort: {value}',
  factParticipants: 'Teilnehmende: {value}',
  factPrice: 'Preis: {excluding} ohne, {including} mit 21 % Mehrwertsteuer',
  cancelTerms: 'Die Stornierung ist bis einschließlich {date} kostenlos. Danach ist der volle Betrag fällig.',
  cancelFree: 'Es entstehen Ihnen keine Kosten.',
  cancelCosts:
    'Weil die Schulung in weniger als 30 Tagen beginnt, ist der volle Betrag fällig: {excluding} ohne, {including} mit 21 % Mehrwertsteuer.',
  cancel: 'Anmeldung ansehen oder stornieren',
  letterChangedSubject: 'Neuer Termin oder Ort: {training}',
  letterChangedText:
    'Die Schulung „{training}“, für die Sie angemeldet sind, hat sich geändert.\n\nBisher: {before}\nJetzt: {now}\n\nIhre Anmeldung bleibt bestehen. Passt Ihnen die Änderung nicht? Dann können Sie über den folgenden Link stornieren.',
  letterGoneSubject: 'Schulung fällt aus: {training}',
  letterGoneText:
    'Es tut uns leid: Die Schulung „{training}“, für die Sie angemeldet sind, findet nicht statt.\n\nSie war geplant für: {before}\n\nSie schulden nichts und müssen nichts tun.',
}
