import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import * as store from './store.ts'

type Revoke = typeof calls.apiToken.revoke

/** Ends a token for good. Its creator need not be there: a leaked one has to end at once. */
export const revokeToken = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Revoke>,
): Promise<Payload<Revoke>> => {
  permit(actor, 'manage-api-tokens')
  return inTransaction(app, async ({ db }) => {
    if (!(await store.tokenExists(db, id))) throw refuse('notFound')
    if (await store.revokeToken(db, id, app.now())) await recordAudit(db, actor, 'token.end', 'token', id)
    return { apiToken: await store.getToken(db, app.now(), id) }
  })
}
