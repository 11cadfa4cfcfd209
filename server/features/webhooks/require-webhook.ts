import type { WebhookPayload } from '@ximblox/contract/webhooks'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { secretOf } from './sealed-secret.ts'
import { findWebhook, type StoredWebhook } from './store.ts'

export const requireWebhook = async (app: App, db: Database, id: number): Promise<WebhookPayload> => {
  const webhook = await findWebhook(db, id, app.now())
  if (!webhook) throw refuse('notFound')
  return presentWebhook(app, webhook)
}

export const presentWebhook = ({ config }: App, { secret, ...webhook }: StoredWebhook): WebhookPayload => ({
  ...webhook,
  canSign: secretOf(config, secret) !== undefined,
})
