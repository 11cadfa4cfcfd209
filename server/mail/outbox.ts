import type { App } from '../app-context.ts'
import { backOff } from '../back-off.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection, Database } from '../db/pool.ts'
import { levelOf } from '../report-failure.ts'
import type { SingleNodeWorker } from '../run-on-one-node.ts'
import { runQueue } from '../run-queue.ts'
import { secretPlaceholder } from './compose-mail.ts'
import { showsLogo } from './mail-body.ts'
import { oneLineOf, refusedRecipient } from './refused-recipient.ts'
import { unseal } from './seal.ts'
import * as store from './store.ts'
import { type Deliver, openTransport } from './transport.ts'
import { markUndeliverable } from './undeliverable-store.ts'

/** Hooks for the features that write mails. */
interface OutboxHooks {
  /** Writes mails whose requests were only stored so far. */
  prepare: (app: App) => Promise<void>
  /** Runs in the transaction that records that the mail server accepted a mail. */
  sent: (db: Database, mailID: number) => Promise<void>
}

/**
 * Sends due mails, on one node at a time and a few at once, and retries until the mail server accepts them or refuses the
 * recipient for good. Without a mail server, mails are only stored.
 */
export const openOutbox = (
  app: App,
  connection: Connection,
  { prepare, sent }: OutboxHooks,
): SingleNodeWorker => {
  const deliver = app.config.smtp && openTransport(app.config.smtp)
  return runQueue<store.MailToSend>(app, connection, {
    lockKey: lockKeys.outbox,
    channel: store.mailChannel,
    prepare: async () => {
      await prepare(app).catch(error => app.log[levelOf(error)]({ err: error }, 'mails could not be written'))
      if (deliver) await store.giveUpMails(app.db, app.now())
    },
    takeOver: (ours, nextAt) => store.takeOverMails(app.db, ours, nextAt),
    takeDue: async now => (deliver ? store.takeDueMail(app.db, now) : undefined),
    attempt: async (mail, signal) => (deliver ? send(app, deliver, mail, sent, signal) : async () => {}),
  })
}

const send = async (
  app: App,
  deliver: Deliver,
  mail: store.MailToSend,
  sent: OutboxHooks['sent'],
  signal: AbortSignal,
): Promise<() => Promise<void>> => {
  try {
    const filledIn = (text: string, secret: Buffer | null) => {
      const token = secret ? unseal(app.config.secret, mail.messageID, secret) : secretPlaceholder
      return text.replaceAll(secretPlaceholder, () => token)
    }
    await deliver(
      {
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
      },
      signal,
    )
  } catch (error) {
    app.log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail could not be sent')
    const refusal = refusedRecipient(error)
    if (refusal !== undefined) return () => markUndeliverable(app.db, mail.id, app.now(), refusal)
    const nextAt = new Date(app.now().getTime() + backOff(mail.attempts))
    return () => store.markFailed(app.db, mail.id, nextAt, reasonOf(error))
  }
  return () =>
    app.db.transaction().execute(async db => {
      // Locks tokens before mails, like every other change of both, to avoid deadlocks.
      await sent(db, mail.id)
      await store.markSent(db, mail.id, app.now())
    })
}

const reasonOf = (error: unknown) => oneLineOf(error instanceof Error ? error.message : String(error))
