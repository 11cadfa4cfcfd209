import type { TextKey } from './text-key.ts'

interface Section {
  /** Of the links for screen readers. */
  label: TextKey
  /** Its screens; a user sees the links to those that they may open. */
  screens: readonly { title: TextKey; path: string }[]
}

/** Screens with links to each other below their titles. */
export const sections = {
  bin: {
    label: 'bin.sections',
    screens: [
      { title: 'bin.pages', path: '/bin' },
      { title: 'bin.files', path: '/bin/files' },
    ],
  },
  settings: {
    label: 'settings.links.label',
    screens: [
      { title: 'settings.links.own', path: '/user/settings' },
      { title: 'settings.links.languages', path: '/settings/site' },
      { title: 'settings.links.publication', path: '/settings/publication' },
      { title: 'settings.links.mails', path: '/settings/mails' },
      { title: 'settings.links.content', path: '/settings/content' },
      { title: 'settings.links.search', path: '/settings/search' },
      { title: 'settings.links.synonyms', path: '/settings/synonyms' },
      { title: 'settings.links.tags', path: '/settings/tags' },
      { title: 'settings.links.backups', path: '/settings/backups' },
      { title: 'settings.links.redirects', path: '/settings/redirects' },
      { title: 'settings.links.apiTokens', path: '/settings/api-tokens' },
      { title: 'settings.links.webhooks', path: '/settings/webhooks' },
      { title: 'settings.links.jobs', path: '/settings/jobs' },
      { title: 'settings.links.status', path: '/settings/status' },
      { title: 'settings.links.audit', path: '/settings/audit' },
    ],
  },
  submissions: {
    label: 'submissions.sections',
    screens: [
      { title: 'submissions.forms', path: '/submissions' },
      { title: 'registrations.title', path: '/registrations' },
    ],
  },
  users: {
    label: 'menu.userManagement',
    screens: [
      { title: 'users.title', path: '/users' },
      { title: 'users.roles', path: '/roles' },
    ],
  },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections
