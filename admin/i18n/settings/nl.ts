import type { Translated } from '../translated.ts'
import type { settings as english } from './en.ts'

export const settings: Translated<typeof english> = {
  settings: {
    title: 'Instellingen',
    links: {
      label: 'Instellingen',
      own: 'Mijn instellingen',
      languages: 'Talen',
      publication: 'Publicatie',
      mails: 'E-mails',
      content: 'Inhoudscontrole',
      search: 'Zoekindex',
      synonyms: 'Synoniemen',
      tags: 'Tags',
      backups: 'Back-ups',
      redirects: 'Doorverwijzingen',
      apiTokens: 'API-tokens',
      webhooks: 'Webhooks',
      jobs: 'Achtergrondtaken',
      status: 'Status',
      audit: 'Auditlog',
    },
    language: 'Taal van de interface',
    theme: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    auto: 'Systeeminstelling',
  },
}
