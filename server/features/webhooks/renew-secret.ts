import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { formerSecretHours } from '@ximblox/contract/webhooks'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { requireWebhook } from './require-webhook.ts'
import { sealSecret, secretOf } from './sealed-secret.ts'
import { newWebhookSecret } from './signature.ts'
import * as store from './store.ts'

type Calls = typeof calls.webhook

/** What a request is signed with beside the secret itself, since each is a part of a header. */
const maxFormerSecrets = 10

/** Gives a webhook a new secret. It is in this answer and nowhere else. */
export const renewSecret = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Calls['renewSecret']>,
): Promise<Payload<Calls['renewSecret']>> => {
  permit(actor, 'manage-webhooks')
  return inTransaction(app, async ({ db }) => {
    await keepFormerSecret(app, db, id)
    const secret = newWebhookSecret()
    await store.replaceSecret(db, id, sealSecret(app.config, secret))
    const webhook = await requireWebhook(app, db, id)
    const { name, formerSignatureUntil } = webhook
    await recordAudit(db, actor, 'webhook.renew-secret', 'webhook', id, {
      title: name,
      until: formerSignatureUntil,
    })
    return { webhook, secret }
  })
}

/** Unless it was sealed with another `SECRET`, as were those before it, which are of no use then. */
const keepFormerSecret = async (app: App, db: Database, id: number): Promise<void> => {
  const sealed = await store.lockSecret(db, id)
  if (!sealed) throw refuse('notFound')
  const now = app.now().getTime()
  await store.deleteExpiredSecrets(db, app.now())
  if (secretOf(app.config, sealed) === undefined) return store.deleteFormerSecrets(db, id)
  const former = await store.listFormerSecrets(db, id)
  if (former.length >= maxFormerSecrets) {
    const wait = ((former[0]?.getTime() ?? now) - now) / 1_000
    throw refuse('tooManyRequests', '', { headers: { 'retry-after': String(Math.ceil(wait)) } })
  }
  await store.insertFormerSecret(db, id, sealed, new Date(now + formerSecretHours * 3_600_000))
}
