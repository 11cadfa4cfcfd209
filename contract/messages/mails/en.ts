import type { MailFrame, MailText } from './words.ts'

export const en = {
  frame: {
    greeting: 'Hello {name},',
    greetingUnnamed: 'Hello,',
    address: 'Or copy this address into your browser:',
    footer: 'This mail was sent by {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activate your account for {site}',
      before: [
        'An account was made for you, to work on the website {site}.',
        'Choose a password, and you can log in.',
      ],
      action: 'Activate account',
      after: [
        'The link works once, and for {days} days.',
        'If you do not know what this is about, you need not do anything.',
      ],
    },
    'reset-password': {
      subject: 'Choose a new password for {site}',
      before: ['Somebody asked for a new password for your account with {site}.'],
      action: 'Choose a new password',
      after: [
        'The link works once, and for {minutes} minutes.',
        'If it was not you, you need not do anything: your password stays as it is.',
      ],
    },
    'request-rejected': {
      subject: 'Your request for “{page}” was turned down',
      before: ['{by} has looked at your request to publish “{page}” and did not accept it.', '{feedback}'],
      action: 'Open the page',
      after: ['You can change the page and ask again.'],
    },
    'request-accepted': {
      subject: '“{page}” was published',
      before: ['{by} has accepted your request: “{page}” can be read on {site} now.', '{feedback}'],
      action: 'Open the page',
      after: [],
    },
    'plan-failed': {
      subject: 'What you planned for “{page}” could not be done',
      before: [
        '“{page}” was to change by itself, as you had planned, and could not: something that it must have is missing or no longer valid.',
        'What visitors read has not changed.',
      ],
      action: 'Open the page',
      after: ['Mend the page, and plan it again or do it by hand.'],
    },
    'schedule-not-allowed': {
      subject: 'What you scheduled for “{page}” was not carried out',
      before: [
        'You scheduled a change of “{page}”. It was not carried out, because you are not allowed to make it now.',
        'Either your permissions have changed, or the site uses four-eyes publishing: somebody else has to publish what you changed last.',
        'What visitors read has not changed.',
      ],
      action: 'Open the page',
      after: ['Ask somebody who may publish the page to schedule it again.'],
    },
  },
} as const satisfies { frame: MailFrame; mails: Record<string, MailText> }
