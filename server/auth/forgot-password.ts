import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { isError } from '@ximblox/contract/errors'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { takeResetMailQuota, takeResetRequestQuota } from '../accounts/reset-quotas.ts'
import { lockRecipientByEmail } from '../accounts/store.ts'
import { mailLink } from '../accounts/tokens.ts'
import { type Actor, visitor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { inTransaction } from '../content/transaction.ts'
import { requestedLanguage } from '../http/error-response.ts'
import type { Exchange } from '../http/exchange.ts'
import { wakeOutbox } from '../mail/store.ts'
import { recordAudit } from '../record-audit.ts'
import { refusalOf } from '../refusal-of.ts'
import * as store from './store.ts'

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
    await store.insertResetRequest(db, {
      email: body.email,
      language: requestedLanguage(request) ?? null,
      address: actor.address,
      at: now,
    })
    await wakeOutbox(db)
  })
  return {}
}

/** Writes the mails for stored requests whose account exists and is active. */
export const processResetRequests = async (app: App): Promise<void> => {
  while (await processNext(app));
}

/** Returns false when no request is left. A request that fails is dropped, so that it does not block the others. */
const processNext = async (app: App): Promise<boolean> => {
  try {
    return await processOne(app)
  } catch (error) {
    if (isError(refusalOf(error).entries[0], 'unavailable')) throw error
    app.log.error({ err: error }, 'a password reset request could not be processed')
    return (await store.takeResetRequest(app.db)) !== undefined
  }
}

const processOne = (app: App): Promise<boolean> =>
  inTransaction(app, async ({ db }) => {
    const request = await store.takeResetRequest(db)
    if (!request) return false
    const user = await lockRecipientByEmail(db, request.email)
    if (!user?.active) return true
    if (!(await takeResetMailQuota(db, user.id, app.now()))) return true
    const wanted = [user.language, request.language]
    await mailLink(app, db, 'reset', user, chooseLanguage(app.registry.interfaceLanguages, wanted))
    await recordAudit(db, visitor(request.address), 'user.forgot-password', 'user', user.id)
    return true
  })
