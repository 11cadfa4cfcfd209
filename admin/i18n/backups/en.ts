/** The backups of database and files. */
export const backups = {
  backups: {
    title: 'Backups',
    forbidden: 'You do not have permission to manage backups.',
    failed: 'Could not load the backups.',
    offTitle: 'Backups are not scheduled',
    offMessage:
      'An operator sets BACKUP_URL to a folder or a bucket. Until then, backups are only made with the command “ximblox backup”.',
    none: 'There is no backup yet.',
    last: 'Last backup',
    next: 'Next backup',
    location: 'Location',
    kept: 'Kept',
    keptValue:
      'the latest of {days, plural, one {the last day} other {each of the last # days}} and of {weeks, plural, one {the last week} other {each of the last # weeks}}',
    encryption: 'Encryption',
    encrypted: 'With a passphrase',
    notEncrypted: 'None. An operator sets BACKUP_PASSPHRASE to encrypt backups.',
    failing: 'The last backup failed',
    failingSince: 'There is no backup that is more recent than the last successful one below.',
    now: 'Back up now',
    running: 'A backup is being made…',
    couldNotStart: 'Could not start a backup.',
    history: 'History',
    time: 'Time',
    result: 'Result',
    size: 'Size',
    duration: 'Duration',
    state: {
      waiting: 'Waiting',
      running: 'Running',
      success: 'Verified',
      failed: 'Failed',
    },
    replaced: 'Replaced by a newer one',
    missing:
      '{count, plural, one {The content of # file was missing in the storage.} other {The content of # files was missing in the storage.}}',
    seconds: '{count, plural, one {# second} other {# seconds}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
  },
}
