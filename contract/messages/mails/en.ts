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
  },
} as const satisfies { frame: MailFrame; mails: Record<string, MailText> }
