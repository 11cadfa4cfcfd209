import type { Translated } from '../translated.ts'
import type { responsibilities as en } from './en.ts'

export const responsibilities: Translated<typeof en> = {
  responsibilities: {
    title: '{name} ist verantwortlich für:',
    failed: 'Wofür diese Person verantwortlich ist, konnte nicht geladen werden.',
    schedules:
      '{count, plural, one {# geplante Änderung, die weiterhin ausgeführt wird} other {# geplante Änderungen, die weiterhin ausgeführt werden}}',
    requests:
      '{count, plural, one {# Veröffentlichungsanfrage, die offen bleibt} other {# Veröffentlichungsanfragen, die offen bleiben}}',
    tokens: {
      delete:
        '{count, plural, one {# API-Token, das endgültig nicht mehr funktioniert} other {# API-Tokens, die endgültig nicht mehr funktionieren}}',
      deactivate:
        '{count, plural, one {# API-Token, das nach dem Reaktivieren wieder funktioniert} other {# API-Tokens, die nach dem Reaktivieren wieder funktionieren}}',
      demote:
        '{count, plural, one {# API-Token, das nicht mehr darf} other {# API-Tokens, die nicht mehr dürfen}} als die neue Rolle',
    },
    webhooks:
      '{count, plural, one {# Webhook, der weiterhin funktioniert} other {# Webhooks, die weiterhin funktionieren}}',
    more: 'und {count} weitere',
    handOverTo: 'Übergeben an',
    nobody: 'Niemanden',
    handedOver: 'Was übergeben wird',
    kinds: {
      schedules: 'Geplante Änderungen',
      requests: 'Veröffentlichungsanfragen',
      tokens: 'API-Tokens',
      webhooks: 'Webhooks',
    },
    tokensHelp:
      'Wer das Geheimnis eines Tokens kennt, kann es weiterhin verwenden, im Namen der neuen Person.',
    mayNotHandOver: 'Sie haben keine Berechtigung, diese zu verwalten.',
    changeRole: 'Rolle von {name} ändern?',
    change: 'Rolle ändern',
    lessHelp: 'Mit der Rolle {role} darf diese Person weniger als bisher.',
  },
}
