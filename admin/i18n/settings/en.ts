/** The users’ own settings, and the links to the other ones. */
export const settings = {
  settings: {
    title: 'Settings',
    links: {
      label: 'Settings',
      own: 'My settings',
      languages: 'Languages',
      publication: 'Publication',
      mails: 'Emails',
      content: 'Content check',
      search: 'Search index',
      synonyms: 'Synonyms',
      tags: 'Tags',
      backups: 'Backups',
      redirects: 'Redirects',
      apiTokens: 'API tokens',
      webhooks: 'Webhooks',
      jobs: 'Background work',
      status: 'Status',
      audit: 'Audit log',
    },
    language: 'Interface language',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    auto: 'Use system setting',
  },
} as const
