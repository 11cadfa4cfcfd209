import type { MailFrame, MailText } from './mail-text.ts'

export const en = {
  frame: {
    greeting: 'Hello {name},',
    greetingUnnamed: 'Hello,',
    address: 'Or copy this link into your browser:',
    footer: 'This email was sent by {site}.',
  },
  mails: {
    'activate-account': {
      subject: 'Activate your {site} account',
      before: [
        'You have been invited to work on the website {site}.',
        'Choose a password to activate your account.',
      ],
      action: 'Activate account',
      after: [
        'This link works once and expires in {days} days.',
        'If you were not expecting this email, you can ignore it.',
      ],
    },
    'reset-password': {
      subject: 'Choose a new password for {site}',
      before: ['Someone requested a new password for your {site} account.'],
      action: 'Choose a new password',
      after: [
        'This link works once and expires in {minutes} minutes.',
        'If this was not you, you can ignore this email. Your password will not change.',
      ],
    },
    'request-rejected': {
      subject: 'Your publication request for “{page}” was rejected',
      before: ['{by} rejected your request to publish “{page}”.', '{feedback}'],
      action: 'Open page',
      after: ['You can edit the page and request publication again.'],
    },
    'request-accepted': {
      subject: '“{page}” was published',
      before: ['{by} accepted your request. “{page}” is now live on {site}.', '{feedback}'],
      action: 'Open page',
      after: [],
    },
    'plan-failed': {
      subject: 'Scheduled change for “{page}” failed',
      before: [
        'The change that was scheduled for “{page}” could not be made because required content is missing or no longer valid.',
        'Visitors still see the same page as before.',
      ],
      action: 'Open page',
      after: ['Fix the page, then schedule it again or publish it yourself.'],
    },
    'webhook-disabled': {
      subject: '“{webhook}” was disabled',
      before: [
        'The webhook “{webhook}” of {site} was disabled because nothing could be delivered for three days.',
        'Last failure: {reason}',
      ],
      action: 'Open webhook',
      after: [
        'Correct the receiver, then turn the webhook on again. Events in the meantime are not sent later.',
      ],
    },
  },
} as const satisfies { frame: MailFrame; mails: Record<string, MailText> }
