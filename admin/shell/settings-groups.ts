import type { TextKey } from './text-key.ts'

interface SettingsScreen {
  title: TextKey
  path: string
  /** Other words that someone may look for. */
  keywords: TextKey
}

interface SettingsGroup {
  title: TextKey
  screens: readonly SettingsScreen[]
}

/** The screens of the settings, in the order of their list. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    title: 'settings.groups.personal',
    screens: [{ title: 'settings.links.own', path: '/user/settings', keywords: 'settings.keywords.own' }],
  },
  {
    title: 'settings.groups.site',
    screens: [
      { title: 'settings.links.languages', path: '/settings/site', keywords: 'settings.keywords.languages' },
      { title: 'settings.links.tags', path: '/settings/tags', keywords: 'settings.keywords.tags' },
      {
        title: 'settings.links.redirects',
        path: '/settings/redirects',
        keywords: 'settings.keywords.redirects',
      },
      { title: 'settings.links.search', path: '/settings/search', keywords: 'settings.keywords.search' },
      {
        title: 'settings.links.synonyms',
        path: '/settings/synonyms',
        keywords: 'settings.keywords.synonyms',
      },
    ],
  },
  {
    title: 'settings.groups.publishing',
    screens: [
      {
        title: 'settings.links.publication',
        path: '/settings/publication',
        keywords: 'settings.keywords.publication',
      },
      { title: 'settings.links.content', path: '/settings/content', keywords: 'settings.keywords.content' },
    ],
  },
  {
    title: 'settings.groups.people',
    screens: [
      { title: 'settings.links.audit', path: '/settings/audit', keywords: 'settings.keywords.audit' },
      { title: 'settings.links.mails', path: '/settings/mails', keywords: 'settings.keywords.mails' },
    ],
  },
  {
    title: 'settings.groups.developers',
    screens: [
      {
        title: 'settings.links.apiTokens',
        path: '/settings/api-tokens',
        keywords: 'settings.keywords.apiTokens',
      },
      {
        title: 'settings.links.webhooks',
        path: '/settings/webhooks',
        keywords: 'settings.keywords.webhooks',
      },
    ],
  },
  {
    title: 'settings.groups.system',
    screens: [
      { title: 'settings.links.status', path: '/settings/status', keywords: 'settings.keywords.status' },
      { title: 'settings.links.jobs', path: '/settings/jobs', keywords: 'settings.keywords.jobs' },
      { title: 'settings.links.backups', path: '/settings/backups', keywords: 'settings.keywords.backups' },
    ],
  },
]
