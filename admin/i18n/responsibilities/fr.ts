import type { Translated } from '../translated.ts'
import type { responsibilities as en } from './en.ts'

export const responsibilities: Translated<typeof en> = {
  responsibilities: {
    title: '{name} est responsable de :',
    failed: 'Impossible de charger ce dont cette personne est responsable.',
    schedules:
      '{count, plural, one {# modification planifiée, qui sera tout de même effectuée} other {# modifications planifiées, qui seront tout de même effectuées}}',
    requests:
      '{count, plural, one {# demande de publication, qui reste ouverte} other {# demandes de publication, qui restent ouvertes}}',
    tokens: {
      delete:
        '{count, plural, one {# jeton d’API, qui cesse} other {# jetons d’API, qui cessent}} définitivement de fonctionner',
      deactivate:
        '{count, plural, one {# jeton d’API, qui fonctionnera} other {# jetons d’API, qui fonctionneront}} de nouveau une fois le compte réactivé',
      demote:
        '{count, plural, one {# jeton d’API, qui ne pourra} other {# jetons d’API, qui ne pourront}} rien faire de plus que le nouveau rôle',
    },
    webhooks:
      '{count, plural, one {# webhook, qui continue} other {# webhooks, qui continuent}} de fonctionner',
    more: 'et {count} autres',
    handOverTo: 'Transmettre à',
    nobody: 'Personne',
    handedOver: 'Ce qui est transmis',
    kinds: {
      schedules: 'Modifications planifiées',
      requests: 'Demandes de publication',
      tokens: 'Jetons d’API',
      webhooks: 'Webhooks',
    },
    tokensHelp:
      'Toute personne qui connaît le secret d’un jeton peut continuer à l’utiliser, au nom de la nouvelle personne.',
    mayNotHandOver: 'Vous n’avez pas l’autorisation de les gérer.',
    changeRole: 'Changer le rôle de {name} ?',
    change: 'Changer le rôle',
    lessHelp: 'Avec le rôle {role}, cette personne peut faire moins de choses qu’avant.',
  },
}
