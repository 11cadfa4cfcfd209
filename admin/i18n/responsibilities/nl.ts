import type { Translated } from '../translated.ts'
import type { responsibilities as en } from './en.ts'

export const responsibilities: Translated<typeof en> = {
  responsibilities: {
    title: '{name} is verantwoordelijk voor:',
    failed: 'Kan niet laden waarvoor deze gebruiker verantwoordelijk is.',
    schedules:
      '{count, plural, one {# geplande wijziging, die nog wordt} other {# geplande wijzigingen, die nog worden}} uitgevoerd',
    requests:
      '{count, plural, one {# publicatieaanvraag, die open blijft} other {# publicatieaanvragen, die open blijven}}',
    tokens: {
      delete:
        '{count, plural, one {# API-token, dat voorgoed stopt} other {# API-tokens, die voorgoed stoppen}}',
      deactivate:
        '{count, plural, one {# API-token, dat weer werkt} other {# API-tokens, die weer werken}} zodra de gebruiker opnieuw is geactiveerd',
      demote:
        '{count, plural, one {# API-token, dat niet meer mag} other {# API-tokens, die niet meer mogen}} dan de nieuwe rol',
    },
    webhooks: '{count, plural, one {# webhook, die blijft werken} other {# webhooks, die blijven werken}}',
    more: 'en nog {count}',
    handOverTo: 'Overdragen aan',
    nobody: 'Niemand',
    handedOver: 'Wat wordt overgedragen',
    kinds: {
      schedules: 'Geplande wijzigingen',
      requests: 'Publicatieaanvragen',
      tokens: 'API-tokens',
      webhooks: 'Webhooks',
    },
    tokensHelp:
      'Iedereen die het geheim van een token kent, kan het blijven gebruiken, namens de nieuwe gebruiker.',
    mayNotHandOver: 'U hebt geen rechten om deze te beheren.',
    changeRole: 'Rol van {name} wijzigen?',
    change: 'Rol wijzigen',
    lessHelp: 'Met de rol {role} mag deze gebruiker minder dan eerst.',
  },
}
