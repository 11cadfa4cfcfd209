import type { MailTexts } from './mail-text.ts'

export const nl: MailTexts = {
  frame: {
    greeting: 'Hallo {name},',
    greetingUnnamed: 'Hallo,',
    address: 'Of kopieer deze link naar uw browser:',
    footer: 'Deze e-mail is verstuurd door {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activeer uw account voor {site}',
      before: [
        'Er is een account voor u aangemaakt om aan de website {site} te werken.',
        'Kies een wachtwoord om uw account te activeren.',
      ],
      action: 'Account activeren',
      after: [
        'De link werkt één keer en verloopt na {days} dagen.',
        'Verwachtte u deze e-mail niet? Dan kunt u hem negeren.',
      ],
    },
    'reset-password': {
      subject: 'Kies een nieuw wachtwoord voor {site}',
      before: ['Iemand heeft een nieuw wachtwoord aangevraagd voor uw account bij {site}.'],
      action: 'Nieuw wachtwoord kiezen',
      after: [
        'De link werkt één keer en verloopt na {minutes} minuten.',
        'Hebt u dit niet aangevraagd? Dan kunt u deze e-mail negeren. Uw wachtwoord verandert niet.',
      ],
    },
    'request-rejected': {
      subject: 'Uw publicatieaanvraag voor “{page}” is afgewezen',
      before: ['{by} heeft uw aanvraag om “{page}” te publiceren afgewezen.', '{feedback}'],
      action: 'Pagina openen',
      after: ['U kunt de pagina bewerken en opnieuw publicatie aanvragen.'],
    },
    'request-accepted': {
      subject: '“{page}” is gepubliceerd',
      before: ['{by} heeft uw aanvraag goedgekeurd. “{page}” staat nu online op {site}.', '{feedback}'],
      action: 'Pagina openen',
      after: [],
    },
    'plan-failed': {
      subject: 'De geplande wijziging van “{page}” is mislukt',
      before: [
        'De geplande wijziging van “{page}” is niet uitgevoerd: er ontbreekt verplichte inhoud of iets is niet meer geldig.',
        'Bezoekers zien nog dezelfde pagina.',
      ],
      action: 'Pagina openen',
      after: ['Pas de pagina aan en plan opnieuw, of publiceer zelf.'],
    },
    'webhook-disabled': {
      subject: '“{webhook}” is uitgeschakeld',
      before: [
        'De webhook “{webhook}” van {site} is uitgeschakeld, omdat drie dagen lang niets kon worden afgeleverd.',
        'Laatste fout: {reason}',
      ],
      action: 'Webhook openen',
      after: [
        'Herstel de ontvanger en zet de webhook daarna weer aan. Gebeurtenissen uit de tussentijd worden niet alsnog verstuurd.',
      ],
    },
  },
}
