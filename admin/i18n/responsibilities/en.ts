/** What users are responsible for when their account ends or may do less. */
export const responsibilities = {
  responsibilities: {
    title: '{name} is responsible for:',
    failed: 'Could not load what this user is responsible for.',
    schedules:
      '{count, plural, one {# scheduled change} other {# scheduled changes}}, which will still be made',
    requests:
      '{count, plural, one {# request for publication, which stays} other {# requests for publication, which stay}} open',
    tokens: {
      delete:
        '{count, plural, one {# API token, which stops} other {# API tokens, which stop}} working for good',
      deactivate:
        '{count, plural, one {# API token, which works} other {# API tokens, which work}} again once the user is reactivated',
      demote:
        '{count, plural, one {# API token, which may} other {# API tokens, which may}} do no more than the new role',
    },
    webhooks: '{count, plural, one {# webhook, which goes} other {# webhooks, which go}} on working',
    more: 'and {count} more',
    handOverTo: 'Hand over to',
    nobody: 'Nobody',
    handedOver: 'What is handed over',
    kinds: {
      schedules: 'Scheduled changes',
      requests: 'Requests for publication',
      tokens: 'API tokens',
      webhooks: 'Webhooks',
    },
    tokensHelp: 'Anyone who knows the secret of a token can go on using it, in the name of the new user.',
    mayNotHandOver: 'You do not have permission to manage these.',
    changeRole: 'Change role of {name}?',
    change: 'Change role',
    lessHelp: 'With the role {role}, they may do less than before.',
  },
} as const
