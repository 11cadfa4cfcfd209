import type { MailWords } from './words.ts'

export const nl: MailWords = {
  frame: {
    greeting: 'Hallo {name},',
    greetingUnnamed: 'Hallo,',
    address: 'Of kopieer dit adres naar je browser:',
    footer: 'Deze mail is verstuurd door {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activeer je account voor {site}',
      before: [
        'Er is een account voor je gemaakt, om aan de website {site} te werken.',
        'Kies een wachtwoord, dan kun je inloggen.',
      ],
      action: 'Account activeren',
      after: [
        'De link werkt één keer, gedurende {days} dagen.',
        'Weet je niet waar dit over gaat, dan hoef je niets te doen.',
      ],
    },
    'reset-password': {
      subject: 'Kies een nieuw wachtwoord voor {site}',
      before: ['Iemand heeft een nieuw wachtwoord aangevraagd voor je account bij {site}.'],
      action: 'Nieuw wachtwoord kiezen',
      after: [
        'De link werkt één keer, gedurende {minutes} minuten.',
        'Was jij dit niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
    },
  },
}
