import type { Label } from 'ximblox'

export const subscribersTitle: Label = {
  en: 'Subscribers',
  nl: 'Abonnees',
  de: 'Abonnenten',
  fr: 'Abonnés',
}

/** The texts of the screen with the subscribers of the newsletter. */
export const subscriberTexts = {
  email: { en: 'Email address', nl: 'E-mailadres', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
  since: { en: 'Since', nl: 'Sinds', de: 'Seit', fr: 'Depuis' },
  none: {
    en: 'Nobody has subscribed to the newsletter yet.',
    nl: 'Niemand heeft zich nog op de nieuwsbrief geabonneerd.',
    de: 'Noch hat niemand den Newsletter abonniert.',
    fr: 'Personne ne s’est encore abonné à la lettre d’information.',
  },
  one: { en: '1 subscriber', nl: '1 abonnee', de: '1 Abonnent', fr: '1 abonné' },
  several: {
    en: '{count} subscribers',
    nl: '{count} abonnees',
    de: '{count} Abonnenten',
    fr: '{count} abonnés',
  },
  unsubscribe: { en: 'Unsubscribe', nl: 'Uitschrijven', de: 'Abmelden', fr: 'Désinscrire' },
  actions: { en: 'Actions', nl: 'Acties', de: 'Aktionen', fr: 'Actions' },
  question: {
    en: 'Unsubscribe {email}?',
    nl: '{email} uitschrijven?',
    de: '{email} abmelden?',
    fr: 'Désinscrire {email} ?',
  },
  effect: {
    en: 'They will not receive any further issues, and can sign up again on the website.',
    nl: 'Deze persoon krijgt geen nieuwsbrieven meer, en kan zich op de website weer inschrijven.',
    de: 'Diese Person erhält keine weiteren Ausgaben und kann sich auf der Website wieder anmelden.',
    fr: 'Cette personne ne recevra plus la lettre et pourra se réinscrire sur le site.',
  },
  done: {
    en: '{email} unsubscribed',
    nl: '{email} uitgeschreven',
    de: '{email} abgemeldet',
    fr: '{email} désinscrit',
  },
} satisfies Record<string, Label>
