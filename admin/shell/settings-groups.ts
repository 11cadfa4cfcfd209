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
    title: 'settingsList.groups.personal',
    screens: [{ title: 'settings.links.own', path: '/user/settings', keywords: 'settingsList.keywords.own' }],
  },
  {
    title: 'settingsList.groups.site',
    screens: [
      {
        title: 'settings.links.languages',
        path: '/settings/site',
        keywords: 'settingsList.keywords.languages',
      },
      { title: 'settings.links.tags', path: '/settings/tags', keywords: 'settingsList.keywords.tags' },
      {
        title: 'settings.links.redirects',
        path: '/settings/redirects',
        keywords: 'settingsList.keywords.redirects',
      },
      { title: 'settings.links.search', path: '/settings/search', keywords: 'settingsList.keywords.search' },
      {
        title: 'settings.links.synonyms',
        path: '/settings/synonyms',
        keywords: 'settingsList.keywords.synonyms',
      },
    ],
  },
  {
    title: 'settingsList.groups.publishing',
    screens: [
      {
        title: 'settings.links.publication',
        path: '/settings/publication',
        keywords: 'settingsList.keywords.publication',
      },
      {
        title: 'settings.links.content',
        path: '/settings/content',
        keywords: 'settingsList.keywords.content',
      },
    ],
  },
  {
    title: 'settingsList.groups.people',
    screens: [
      { title: 'settings.links.audit', path: '/settings/audit', keywords: 'settingsList.keywords.audit' },
      { title: 'settings.links.mails', path: '/settings/mails', keywords: 'settingsList.keywords.mails' },
    ],
  },
  {
    title: 'settingsList.groups.developers',
    screens: [
      {
        title: 'settings.links.apiTokens',
        path: '/settings/api-tokens',
        keywords: 'settingsList.keywords.apiTokens',
      },
      {
        title: 'settings.links.webhooks',
        path: '/settings/webhooks',
        keywords: 'settingsList.keywords.webhooks',
      },
    ],
  },
  {
    title: 'settingsList.groups.system',
    screens: [
      { title: 'settings.links.status', path: '/settings/status', keywords: 'settingsList.keywords.status' },
      { title: 'settings.links.jobs', path: '/settings/jobs', keywords: 'settingsList.keywords.jobs' },
      {
        title: 'settings.links.backups',
        path: '/settings/backups',
        keywords: 'settingsList.keywords.backups',
      },
    ],
  },
]
