import type { Translated } from '../translated.ts'
import type { settings as english } from './en.ts'

export const settings: Translated<typeof english> = {
  settings: {
    title: 'Einstellungen',
    links: {
      label: 'Einstellungen',
      own: 'Meine Einstellungen',
      languages: 'Sprachen',
      publication: 'Veröffentlichung',
      mails: 'E-Mails',
      content: 'Inhaltsprüfung',
      search: 'Suchindex',
      synonyms: 'Synonyme',
      tags: 'Schlagwörter',
      backups: 'Sicherungen',
      redirects: 'Weiterleitungen',
      apiTokens: 'API-Tokens',
      webhooks: 'Webhooks',
      jobs: 'Hintergrundaufgaben',
      status: 'Status',
      audit: 'Protokoll',
    },
    language: 'Sprache der Oberfläche',
    theme: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    auto: 'Systemeinstellung',
  },
}
