import type { FormMailMessages } from './en.ts'

export const fr: FormMailMessages = {
  greeting: 'Bonjour,',
  regards: 'Cordialement,',
  answers: 'Les réponses :',
  replyHint: 'Répondez à cet e-mail pour répondre à l’expéditeur.',
  yes: 'oui',
  footer: 'Cet e-mail a été envoyé par {site}.',

  contactNewSubject: 'Question de {name}',
  contactNewText: 'Un visiteur a posé une question sur la page « {page} ».',
  contactSubject: 'Nous avons reçu votre question',
  contactText: 'Merci pour votre question. Nous répondons sous deux jours ouvrables.',

  formNewSubject: '{form} : nouvelle réponse',
  formNewText: 'Un visiteur a rempli « {form} » sur la page « {page} ».',

  newsletterConfirmSubject: 'Confirmez votre inscription à la lettre d’information',
  newsletterConfirmText:
    'Vous, ou quelqu’un d’autre, avez inscrit cette adresse à la lettre d’information de SOM. L’inscription ne compte qu’une fois confirmée.',
  newsletterConfirm: 'Confirmer l’inscription',
  newsletterIgnore: 'Ce n’était pas vous ? Alors ne faites rien, et vous n’entendrez plus parler de nous.',
  newsletterWelcomeSubject: 'Vous êtes sur la liste',
  newsletterWelcomeText:
    'Merci pour votre inscription. Vous recevrez le prochain numéro de la lettre d’information de SOM.',
  newsletterAlreadySubject: 'Vous êtes déjà sur la liste',
  newsletterAlreadyText:
    'Vous avez inscrit cette adresse à la lettre d’information de SOM, et elle est déjà sur la liste. Vous n’avez rien à faire.',
  newsletterUnsubscribe: 'Se désinscrire',

  leafletSubject: 'Votre brochure : {page}',
  leafletText:
    'Merci de votre intérêt. Ce lien vous permet de télécharger votre brochure pendant sept jours.',
  leafletDownload: 'Vers la brochure',

  registrationAskedSubject: 'Confirmez votre inscription : {training}',
  registrationReservedText:
    'Veuillez confirmer l’inscription avec le lien ci-dessous. Nous gardons les places pendant 24 heures. Vous pouvez aussi confirmer plus tard : vous obtenez alors des places s’il en reste assez.',
  registrationAskedText:
    'Veuillez confirmer l’inscription avec le lien ci-dessous. Vous obtenez les places s’il en reste assez à ce moment-là. Sinon, vous êtes sur la liste d’attente.',
  registrationConfirm: 'Confirmer l’inscription',
  registrationIgnore:
    'Ce n’était pas vous ? Alors ignorez cet e-mail : sans confirmation, l’inscription ne compte pas.',
  registrationConfirmedSubject: 'Inscription confirmée : {training}',
  registrationConfirmedText:
    'Votre inscription est confirmée. La date pour votre agenda est en pièce jointe.',
  registrationWaitingSubject: 'Liste d’attente : {training}',
  registrationOfferedSubject: 'Des places se sont libérées : {training}',
  registrationOfferedText:
    'Des places se sont libérées pour votre inscription. Vous pouvez les accepter avec le lien ci-dessous jusqu’au {until}. Ensuite, nous les proposons aux suivants de la liste d’attente.',
  registrationAccept: 'Voir et accepter les places',
  registrationDecline: 'Vous n’en avez plus besoin ? Le même lien permet d’annuler, sans frais.',
  registrationWaitingLine: '{what} : {count} sur la liste d’attente',
  registrationCancelledLine: '{what} : {count} annulés',
  registrationNewLine: '{what} : {count} inscrits',
  registrationWaitingText:
    'Il n’y a pas assez de places pour le moment, vous êtes donc sur la liste d’attente. Dès que suffisamment de places se libèrent, nous vous les proposons par e-mail, dans l’ordre de la liste.',
  factContact: 'Contact : {value}',
  factInvoice: 'Facture : {value}',
  cancelDue:
    'La formation commence dans moins de 30 jours. L’annulation n’est donc plus gratuite : le montant total est dû.',
  registrationCancelledSubject: 'Inscription annulée : {training}',
  registrationCancelledText: 'Votre inscription est annulée.',
  participantSubject: 'Votre inscription : {training}',
  participantText:
    '{contact} vous a inscrit à cette formation. La date pour votre agenda est en pièce jointe.',
  participantCancelledText: '{contact} a annulé votre inscription à cette formation.',
  registrationMoreSubject: 'Inscriptions et annulations : {count}',
  registrationMoreText: 'Ces inscriptions et annulations sont aussi arrivées en quelques minutes :',
  registrationMore: 'Vers les inscriptions',
  factNumber: 'Numéro d’inscription : {value}',
  factTraining: 'Formation : {value}',
  factDate: 'Date : {value}',
  factPlace: 'Lieu : {value}',
  factParticipants: 'Participants : {value}',
  factPrice: 'Prix : {excluding} hors TVA, {including} TVA de 21 % comprise',
  cancelTerms: 'L’annulation est gratuite jusqu’au {date} inclus. Ensuite, le montant total est dû.',
  cancelFree: 'Vous ne devez rien.',
  cancelCosts:
    'Comme la formation commence dans moins de 30 jours, le montant total est dû : {excluding} hors TVA, {including} TVA de 21 % comprise.',
  cancel: 'Voir ou annuler l’inscription',
  letterChangedSubject: 'Nouvelle date ou nouveau lieu : {training}',
  letterChangedText:
    'La formation « {training} » à laquelle vous êtes inscrit a changé.\n\nAvant : {before}\nMaintenant : {now}\n\nVotre inscription reste valable. Le changement ne vous convient pas ? Vous pouvez annuler par le lien ci-dessous.',
  letterGoneSubject: 'Formation annulée : {training}',
  letterGoneText:
    'Nous sommes désolés : la formation « {training} » à laquelle vous êtes inscrit n’a pas lieu.\n\nDate et lieu : {before}\n\nVous ne devez rien et n’avez rien à faire.',
}
