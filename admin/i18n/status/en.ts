/** What needs attention, and what the site runs on. */
export const status = {
  status: {
    title: 'Status',
    forbidden: 'You do not have permission to see the status of the site.',
    failed: 'Could not load the status.',
    fine: 'Everything works.',
    attention: 'Needs attention',
    facts: 'About this site',
    version: 'Version',
    started: 'Started',
    database: 'Database',
    embedded: 'PostgreSQL {version}, embedded',
    external: 'PostgreSQL {version}',
    files: 'Files',
    inFolder: '{count, plural, one {# file} other {# files}}, {size}',
    inBucket: '{count, plural, one {# file} other {# files}}, {size}, in a bucket',
    free: 'Free space',
    mails: 'Emails',
    renditions: 'Images for visitors',
    waiting: '{count, plural, =0 {None waiting} other {# waiting}}',
    backup: 'Last backup',
    none: 'None yet',
    item: {
      full: 'There is no space left, so nothing can be saved. An operator has to free some.',
      reserve: 'There is little space left, so uploads are refused. An operator has to free some.',
      missing:
        '{count, plural, one {The content of # file is missing in the storage.} other {The content of # files is missing in the storage.}} An operator can restore it from a backup.',
      noMailServer: 'No mail server is configured: emails are stored, but not sent.',
      mailsGivenUp:
        '{count, plural, one {# email could not be delivered.} other {# emails could not be delivered.}}',
      mailsWaiting:
        'The mail server has accepted nothing for a while: {count, plural, one {# email is} other {# emails are}} waiting.',
      schedulesFailed:
        '{count, plural, one {# scheduled change failed.} other {# scheduled changes failed.}}',
      schedulesLate:
        '{count, plural, one {# scheduled change is overdue.} other {# scheduled changes are overdue.}}',
      noBackups: 'Backups are not scheduled.',
      backupFailed: 'The last backup failed.',
      webhooksFailing:
        '{count, plural, one {# webhook does not reach its receiver.} other {# webhooks do not reach their receivers.}}',
      webhooksDisabled:
        '{count, plural, one {# webhook was disabled after three days of failures.} other {# webhooks were disabled after three days of failures.}}',
      hooksFailing:
        '{count, plural, one {# job of this site’s own code fails and is tried again.} other {# jobs of this site’s own code fail and are tried again.}}',
      hooksGivenUp:
        '{count, plural, one {# job of this site’s own code was given up after three days of failures.} other {# jobs of this site’s own code were given up after three days of failures.}}',
    },
    link: {
      mails: 'Emails',
      backups: 'Backups',
      requests: 'Requests and schedules',
      webhooks: 'Webhooks',
      jobs: 'Background work',
    },
  },
}
