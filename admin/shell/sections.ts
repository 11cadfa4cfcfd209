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
