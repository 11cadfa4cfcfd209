import type { FormMailMessages } from './en.ts'

export const nl: FormMailMessages = {
  greeting: 'Goedendag,',
  regards: 'Met vriendelijke groet,',
  answers: 'De antwoorden:',
  replyHint: 'Beantwoord deze e-mail om de inzender te antwoorden.',
  yes: 'ja',
  footer: 'Deze e-mail is verstuurd door {site}.',

  contactNewSubject: 'Vraag van {name}',
  contactNewText: 'Een bezoeker stelde een vraag op de pagina “{page}”.',
  contactSubject: 'Wij hebben uw vraag ontvangen',
  contactText: 'Dank u voor uw vraag. Wij antwoorden binnen twee werkdagen.',

  formNewSubject: '{form}: nieuwe inzending',
  formNewText: 'Een bezoeker vulde “{form}” in op de pagina “{page}”.',

  newsletterConfirmSubject: 'Bevestig uw aanmelding voor de nieuwsbrief',
  newsletterConfirmText:
    'U, of iemand anders, heeft dit adres aangemeld voor de nieuwsbrief van SOM. De aanmelding telt pas als u die bevestigt.',
  newsletterConfirm: 'Aanmelding bevestigen',
  newsletterIgnore: 'Was u dit niet? Doe dan niets, dan hoort u verder niets van ons.',
  newsletterWelcomeSubject: 'U staat op de lijst',
  newsletterWelcomeText:
    'Dank u voor uw aanmelding. U ontvangt het volgende nummer van de nieuwsbrief van SOM.',
  newsletterAlreadySubject: 'U staat al op de lijst',
  newsletterAlreadyText:
    'U hebt dit adres aangemeld voor de nieuwsbrief van SOM, en het staat al op de lijst. U hoeft niets te doen.',
  newsletterUnsubscribe: 'Uitschrijven',

  leafletSubject: 'Uw brochure: {page}',
  leafletText: 'Dank u voor uw belangstelling. Via deze link kunt u uw brochure zeven dagen lang downloaden.',
  leafletDownload: 'Naar de brochure',

  registrationAskedSubject: 'Bevestig uw inschrijving: {training}',
  registrationReservedText:
    'Bevestig de inschrijving met de link hieronder. Wij houden de plaatsen 24 uur vast. U kunt ook later bevestigen en krijgt dan plaatsen als er nog genoeg zijn.',
  registrationAskedText:
    'Bevestig de inschrijving met de link hieronder. U krijgt de plaatsen als er op dat moment genoeg zijn. Anders staat u op de wachtlijst.',
  registrationConfirm: 'Inschrijving bevestigen',
  registrationIgnore: 'Was u dit niet? Negeer dan deze e-mail: zonder bevestiging telt de inschrijving niet.',
  registrationConfirmedSubject: 'Inschrijving bevestigd: {training}',
  registrationConfirmedText: 'Uw inschrijving is bevestigd. De datum voor uw agenda vindt u in de bijlage.',
  registrationWaitingSubject: 'Wachtlijst: {training}',
  registrationOfferedSubject: 'Plaatsen vrijgekomen: {training}',
  registrationOfferedText:
    'Er zijn plaatsen vrijgekomen voor uw inschrijving. U kunt ze met de link hieronder aannemen tot {until}. Daarna bieden wij ze aan de volgende op de wachtlijst aan.',
  registrationAccept: 'Plaatsen bekijken en aannemen',
  registrationDecline: 'Hebt u ze niet meer nodig? Met dezelfde link kunt u annuleren. Dat kost niets.',
  registrationWaitingLine: '{what}: {count} op de wachtlijst',
  registrationCancelledLine: '{what}: {count} geannuleerd',
  registrationNewLine: '{what}: {count} ingeschreven',
  registrationWaitingText:
    'Er zijn op dit moment niet genoeg plaatsen, dus u staat op de wachtlijst. Zodra er genoeg plaatsen vrijkomen, bieden wij ze u per e-mail aan, in de volgorde van de lijst.',
  factContact: 'Contactpersoon: {value}',
  factInvoice: 'Factuur: {value}',
  cancelDue:
    'De training begint over minder dan 30 dagen. Annuleren is daarom niet meer kosteloos: het hele bedrag is verschuldigd.',
  registrationCancelledSubject: 'Inschrijving geannuleerd: {training}',
  registrationCancelledText: 'Uw inschrijving is geannuleerd.',
  participantSubject: 'U bent ingeschreven: {training}',
  participantText:
    '{contact} heeft u ingeschreven voor deze training. De datum voor uw agenda vindt u in de bijlage.',
  participantCancelledText: '{contact} heeft uw inschrijving voor deze training geannuleerd.',
  registrationMoreSubject: 'Inschrijvingen en annuleringen: {count}',
  registrationMoreText: 'Binnen enkele minuten zijn ook deze inschrijvingen en annuleringen binnengekomen:',
  registrationMore: 'Naar de inschrijvingen',
  factNumber: 'Inschrijfnummer: {value}',
  factTraining: 'Training: {value}',
  factDate: 'Datum: {value}',
  factPlace: 'Plaats: {value}',
  factParticipants: 'Deelnemers: {value}',
  factPrice: 'Prijs: {excluding} exclusief btw, {including} inclusief 21% btw',
  cancelTerms: 'Annuleren is kosteloos tot en met {date}. Daarna is het hele bedrag verschuldigd.',
  cancelFree: 'U bent niets verschuldigd.',
  cancelCosts:
    'Omdat de training over minder dan 30 dagen begint, is het hele bedrag verschuldigd: {excluding} exclusief btw, {including} inclusief 21% btw.',
  cancel: 'Inschrijving bekijken of annuleren',
  letterChangedSubject: 'Nieuwe datum of plaats: {training}',
  letterChangedText:
    'De training “{training}” waarvoor u bent ingeschreven, is gewijzigd.\n\nHet was: {before}\nHet is nu: {now}\n\nUw inschrijving blijft staan. Komt de wijziging u niet uit? Dan kunt u annuleren met de link hieronder.',
  letterGoneSubject: 'Training gaat niet door: {training}',
  letterGoneText:
    'Het spijt ons: de training “{training}” waarvoor u bent ingeschreven, gaat niet door.\n\nDeze stond gepland op: {before}\n\nU bent niets verschuldigd en hoeft niets te doen.',
}
