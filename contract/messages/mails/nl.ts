import type { MailWords } from './words.ts'

export const nl: MailWords = {
  frame: {
    greeting: 'Hallo {name},',
    greetingUnnamed: 'Hallo,',
    address: 'Of kopieer dit adres naar uw browser:',
    footer: 'Deze mail is verstuurd door {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activeer uw account voor {site}',
      before: [
        'Er is een account voor u gemaakt, om aan de website {site} te werken.',
        'Kies een wachtwoord, dan kunt u inloggen.',
      ],
      action: 'Account activeren',
      after: [
        'De link werkt één keer, gedurende {days} dagen.',
        'Weet u niet waar dit over gaat, dan hoeft u niets te doen.',
      ],
    },
    'reset-password': {
      subject: 'Kies een nieuw wachtwoord voor {site}',
      before: ['Iemand heeft een nieuw wachtwoord aangevraagd voor uw account bij {site}.'],
      action: 'Nieuw wachtwoord kiezen',
      after: [
        'De link werkt één keer, gedurende {minutes} minuten.',
        'Was u dit niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
      ],
    },
    'request-rejected': {
      subject: 'Uw aanvraag voor “{page}” is afgewezen',
      before: ['{by} heeft uw aanvraag om “{page}” te publiceren bekeken en niet goedgekeurd.', '{feedback}'],
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
      subject: 'Wat u voor “{page}” had gepland, kon niet worden gedaan',
      before: [
        '“{page}” zou vanzelf veranderen, zoals u had gepland. Dat kon niet: er ontbreekt iets, of iets is niet meer geldig.',
        'Wat bezoekers lezen, is niet veranderd.',
      ],
      action: 'Pagina openen',
      after: ['Pas de pagina aan en plan het opnieuw, of doe het met de hand.'],
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
