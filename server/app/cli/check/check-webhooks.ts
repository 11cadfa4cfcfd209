import { secretOf } from '../../../features/webhooks/sealed-secret.ts'
import { listSecrets } from '../../../features/webhooks/store.ts'
import type { App } from '../../../kernel/app-context.ts'
import { countOf } from '../output.ts'
import { type Finding, someOf } from './finding.ts'

/** Webhooks that cannot be signed, because `SECRET` is not the one with which their secrets were stored. */
export const checkWebhooks = async ({ db, config }: Pick<App, 'db' | 'config'>): Promise<Finding[]> => {
  const names = (await listSecrets(db))
    .filter(({ secret }) => secretOf(config, secret) === undefined)
    .map(({ name }) => name)
  if (names.length === 0) return []
  return [
    {
      area: 'webhooks',
      severity: 'problem',
      message: `${countOf(names.length, 'webhook')} whose secret was stored with another SECRET: ${someOf(names)}`,
      remedy:
        'Set the former SECRET, or renew the secrets of these webhooks: until then, nothing is delivered.',
    },
  ]
}
