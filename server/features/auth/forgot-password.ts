import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { requestedLanguage } from '../../kernel/http/error-response.ts'
import type { Exchange } from '../../kernel/http/exchange.ts'
import { takeResetRequestQuota } from '../accounts/reset-quotas.ts'
import { requestReset } from './reset-jobs.ts'

type ForgotPassword = typeof calls.auth.forgotPassword

/**
 * Only stores the request, so that neither the response nor its duration reveals whether the account exists. Requests
 * beyond the quota of a network are dropped silently.
 */
export const forgotPassword = async (
  app: App,
  actor: Actor,
  { body }: Input<ForgotPassword>,
  { request }: Exchange,
): Promise<Payload<ForgotPassword>> => {
  const now = app.now()
  await inTransaction(app, async ({ db }) => {
    if (!(await takeResetRequestQuota(db, actor.address, now))) return
    const language = requestedLanguage(request) ?? null
    await requestReset(db, [{ email: body.email, language, address: actor.address, at: now }])
  })
  return {}
}
