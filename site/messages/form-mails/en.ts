export const en = {
  greeting: 'Hello,',
  regards: 'Best regards,',
  answers: 'The answers:',
  replyHint: 'Reply to this email to answer the sender.',
  yes: 'yes',
  footer: 'This email was sent by {site}.',

  contactNewSubject: 'Question from {name}',
  contactNewText: 'A visitor sent a question from the page “{page}”.',
  contactSubject: 'We have received your question',
  contactText: 'Thank you for your question. We reply within two working days.',

  formNewSubject: '{form}: new submission',
  formNewText: 'A visitor filled in “{form}” on the page “{page}”.',

  newsletterConfirmSubject: 'Confirm your newsletter subscription',
  newsletterConfirmText:
    'You, or someone else, signed up this address for the SOM newsletter. It only counts once you confirm it.',
  newsletterConfirm: 'Confirm the subscription',
  newsletterIgnore: 'Was it not you? Then ignore this email, and you will hear nothing more.',
  newsletterWelcomeSubject: 'You are on the list',
  newsletterWelcomeText: 'Thank you for subscribing. The next issue of the SOM newsletter is yours.',
  newsletterAlreadySubject: 'You are already on the list',
  newsletterAlreadyText:
    'You signed up this address for the SOM newsletter, and it is on the list already. There is nothing you need to do.',
  newsletterUnsubscribe: 'Unsubscribe',

  leafletSubject: 'Your leaflet: {page}',
  leafletText: 'Thank you for your interest. You can download your leaflet through this link for seven days.',
  leafletDownload: 'To the leaflet',

  registrationAskedSubject: 'Confirm your registration: {training}',
  registrationReservedText:
    'Please confirm the registration with the link below. We keep the places for 24 hours. You can confirm later too, and then get places if there are enough left.',
  registrationAskedText:
    'Please confirm the registration with the link below. You get the places if there are enough left at that moment. Otherwise you are on the waiting list.',
  registrationConfirm: 'Confirm the registration',
  registrationIgnore:
    'Was it not you? Then ignore this email: without the confirmation, the registration does not count.',
  registrationConfirmedSubject: 'Registration confirmed: {training}',
  registrationConfirmedText: 'Your registration is confirmed. You find the date for your calendar attached.',
  registrationWaitingSubject: 'Waiting list: {training}',
  registrationOfferedSubject: 'Places have become free: {training}',
  registrationOfferedText:
    'Places have become free for your registration. You can accept them with the link below until {until}. After that, we offer them to the next on the waiting list.',
  registrationAccept: 'View and accept the places',
  registrationDecline: 'You do not need them any more? You can cancel with the same link. It costs nothing.',
  registrationWaitingLine: '{what}: {count} on the waiting list',
  registrationCancelledLine: '{what}: {count} cancelled',
  registrationNewLine: '{what}: {count} registered',
  registrationWaitingText:
    'There are not enough places left at the moment, so you are on the waiting list. As soon as enough places become free, we offer them to you by email, in the order of the list.',
  factContact: 'Contact person: {value}',
  factInvoice: 'Invoice: {value}',
  cancelDue:
    'The training starts in less than 30 days, so cancelling is not free of charge: the full amount is due.',
  registrationCancelledSubject: 'Registration cancelled: {training}',
  registrationCancelledText: 'Your registration is cancelled.',
  participantSubject: 'You are registered: {training}',
  participantText:
    '{contact} has registered you for this training. You find the date for your calendar attached.',
  participantCancelledText: '{contact} has cancelled your registration for this training.',
  registrationMoreSubject: 'Registrations and cancellations: {count}',
  registrationMoreText: 'These registrations and cancellations have come in within a few minutes, too:',
  registrationMore: 'To the registrations',
  factNumber: 'Registration number: {value}',
  factTraining: 'Training: {value}',
  factDate: 'Date: {value}',
  factPlace: 'Place: {value}',
  factParticipants: 'Participants: {value}',
  factPrice: 'Price: {excluding} excluding VAT, {including} including 21% VAT',
  cancelTerms: 'Cancelling is free of charge until {date}. After that the full amount is due.',
  cancelFree: 'You owe nothing.',
  cancelCosts:
    'Because the training starts in less than 30 days, the full amount is due: {excluding} excluding VAT, {including} including 21% VAT.',
  cancel: 'View or cancel the registration',
  letterChangedSubject: 'New date or place: {training}',
  letterChangedText:
    'The training “{training}” that you are registered for has changed.\n\nIt was: {before}\nIt is now: {now}\n\nYour registration stays as it is. Does the change not suit you? Then you can cancel with the link below.',
  letterGoneSubject: 'Training cancelled: {training}',
  letterGoneText:
    'We are sorry: the training “{training}” that you are registered for does not take place.\n\nDate and place: {before}\n\nYou owe nothing, and do not need to do anything.',
}

/** The texts of the emails that forms send. */
export type FormMailMessages = Record<keyof typeof en, string>
