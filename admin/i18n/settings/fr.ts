import type { Translated } from '../translated.ts'
import type { settings as english } from './en.ts'

export const settings: Translated<typeof english> = {
  settings: {
    title: 'Paramètres',
    links: {
      label: 'Paramètres',
      own: 'Mes paramètres',
      languages: 'Langues',
      publication: 'Publication',
      mails: 'E-mails',
      content: 'Contrôle du contenu',
      search: 'Index de recherche',
      synonyms: 'Synonymes',
      tags: 'Étiquettes',
      backups: 'Sauvegardes',
      redirects: 'Redirections',
      apiTokens: 'Jetons d’API',
      webhooks: 'Webhooks',
      jobs: 'Tâches en arrière-plan',
      status: 'État',
      audit: 'Journal d’audit',
    },
    language: 'Langue de l’interface',
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    auto: 'Paramètre du système',
  },
}
