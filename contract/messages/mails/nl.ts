import type { MailWords } from './words.ts'

export const nl: MailWords = {
  frame: {
    greeting: 'Hallo {name},',
    greetingUnnamed: 'Hallo,',
    address: 'Of kopieer dit adres naar uw browser:',
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
      subject: 'Uw aanvraag voor “{page}” is afgewezen',
      before: ['{by} heeft uw aanvraag om “{page}” te publiceren afgewezen.', '{feedback}'],
      action: 'Pagina openen',
      after: ['U kunt de pagina aanpassen en het opnieuw vragen.'],
    },
    'request-accepted': {
      subject: '“{page}” is gepubliceerd',
      before: ['{by} heeft uw aanvraag goedgekeurd: “{page}” is nu te lezen op {site}.', '{feedback}'],
      action: 'Pagina openen',
      after: [],
    },
    'plan-failed': {
      subject: 'De geplande wijziging van “{page}” is mislukt',
      before: [
        'De wijziging die u voor “{page}” had gepland, is niet uitgevoerd: er ontbreekt verplichte inhoud of iets is niet meer geldig.',
        'Bezoekers zien nog dezelfde pagina.',
      ],
      action: 'Pagina openen',
      after: ['Pas de pagina aan en plan opnieuw, of publiceer zelf.'],
    },
    'schedule-not-allowed': {
      subject: 'Wat u voor “{page}” had gepland, is niet uitgevoerd',
      before: [
        'U had een wijziging van “{page}” gepland. Die is niet uitgevoerd, omdat u daarvoor nu geen toestemming hebt.',
        'Uw rechten zijn gewijzigd, of de site publiceert volgens het vierogenprincipe: wat u het laatst hebt gewijzigd, moet iemand anders publiceren.',
        'Wat bezoekers lezen, is niet veranderd.',
      ],
      action: 'Pagina openen',
      after: ['Vraag iemand die de pagina mag publiceren om haar opnieuw in te plannen.'],
    },
  },
}
