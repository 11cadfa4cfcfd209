import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { presentMail } from './present.ts'
import { permitReading } from './read.ts'
import { renewMail } from './sending-store.ts'
import * as store from './store.ts'
import { giveUpTime } from './write-mail.ts'

type Retry = typeof calls.mail.retry

/** Retries a mail that was given up. Others stay as they are. */
export const retry = async (app: App, actor: Actor, { params }: Input<Retry>): Promise<Payload<Retry>> => {
  permit(actor, 'manage-settings')
  return inTransaction(app, async ({ db }) => {
    const mail = await store.findMail(db, params.id)
    if (!mail) throw refuse('notFound')
    // Like `resendActivation`, this mails a link, so it needs the same permission.
    if (mail.secret && mail.userID !== null) await permitReading(db, actor, mail)
    const now = app.now()
    if (mail.expiresAt && mail.expiresAt <= now) throw refuse('invalidToken')
    if (!mail.givenUpAt) return { mail: presentMail(app, mail) }
    if (mail.secret && mail.submissionID === null && !(await store.isLinkOpen(db, mail.id, now)))
      throw refuse('invalidToken')
    await renewMail(db, mail.id, now, giveUpTime(now, mail.expiresAt))
    await recordAudit(db, actor, 'mail.retry', 'mail', mail.id)
    return { mail: presentMail(app, { ...mail, givenUpAt: null, nextAt: now }) }
  })
}
