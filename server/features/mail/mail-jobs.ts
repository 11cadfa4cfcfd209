import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { JobKind } from '../../kernel/jobs/job.ts'
import { secretPlaceholder } from './compose-mail.ts'
import { showsLogo } from './mail-body.ts'
import { oneLineOf, refusedRecipient } from './refused-recipient.ts'
import { unseal } from './seal.ts'
import * as store from './sending-store.ts'
import { mailJob } from './store.ts'
import { type Deliver, type Outgoing, openTransport } from './transport.ts'
import { markUndeliverable } from './undeliverable-store.ts'

const concurrency = 4

/**
 * Sends emails, until the mail server accepts them or refuses the recipient for good. Without a mail server they wait.
 * `sent` runs in the transaction that records that the mail server accepted an email.
 */
export const mailJobs = (
  app: App,
  { sent }: { sent: (db: Database, mailID: number) => Promise<void> },
): JobKind[] => {
  if (!app.config.smtp) return []
  const deliver = openTransport(app.config.smtp)
  return [
    {
      name: mailJob,
      concurrency,
      hasDeadline: true,
      run: async (job, signal) => {
        const now = app.now()
        const mail = await store.beginSending(app.db, job.id, now)
        if (!mail) return db => store.giveUpLate(db, job.id, now)
        const refusal = await send(app, deliver, mail, signal)
        if (refusal !== undefined) return db => markUndeliverable(db, mail.id, app.now(), refusal)
        return async db => {
          // Locks tokens before mails, like every other change of both, to avoid deadlocks.
          await sent(db, mail.id)
          await store.markSent(db, mail.id, app.now())
        }
      },
      failed: (job, { error, message }) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : message
        return db => store.markFailed(db, job.id, oneLineOf(cause))
      },
    },
  ]
}

/** Returns what the mail server answered if it refuses the recipient for good. */
const send = async (
  app: App,
  deliver: Deliver,
  mail: store.MailToSend,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const outgoing = outgoingOf(app, mail)
  try {
    await deliver(outgoing, signal)
    return undefined
  } catch (error) {
    const refusal = refusedRecipient(error)
    if (refusal === undefined) {
      // The job always fails with the same words, so a new reason would not be logged.
      if (oneLineOf(messageOf(error)) !== mail.failure)
        app.log.warn({ err: error, mail: mail.id }, 'the mail server did not accept a mail')
      throw notAccepted(error)
    }
    app.log.warn({ err: error, mail: mail.id }, 'the mail server refused the recipient of a mail')
    return refusal
  }
}

/** What a mail server answers may name the recipient, so it is kept with the mail, which can be erased, alone. */
const notAccepted = (cause: unknown): Error =>
  Object.assign(refuse('unavailable', '', { cause }), { message: 'The mail server did not accept an email' })

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const outgoingOf = (app: App, mail: store.MailToSend): Outgoing => {
  const filledIn = (text: string, secret: Buffer | null) => {
    const token = secret ? unseal(app.config.secret, mail.messageID, secret) : secretPlaceholder
    return text.replaceAll(secretPlaceholder, () => token)
  }
  return {
    messageID: mail.messageID,
    to: { address: mail.toAddress, name: mail.toName },
    senderName: app.mailStyle.senders?.[mail.language],
    subject: mail.subject,
    text: filledIn(mail.text, mail.secret),
    html: filledIn(mail.html, mail.secret),
    date: mail.createdAt,
    replyTo: mail.replyTo,
    attachments: mail.attachments,
    ...(app.mailStyle.logo && showsLogo(mail.html) && { logo: app.mailStyle.logo }),
    unsubscribeURL: mail.unsubscribeURL && filledIn(mail.unsubscribeURL, mail.unsubscribeSecret),
  }
}
