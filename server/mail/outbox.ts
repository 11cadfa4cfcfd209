import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection, Database } from '../db/pool.ts'
import { levelOf } from '../report-failure.ts'
import { runOnOneNode, type SingleNodeWorker } from '../run-on-one-node.ts'
import { backOff } from './back-off.ts'
import { secretPlaceholder } from './compose-mail.ts'
import { unseal } from './seal.ts'
import * as store from './store.ts'
import { type Deliver, openTransport } from './transport.ts'
import { mailChannel } from './write-mail.ts'

const maxConcurrent = 4
/** How long a mail server gets to confirm a mail when this node stops or another one takes over. */
const confirmationPeriod = 5_000
/** Longer than the confirmation period, so that two nodes never send the same mail. */
const takeOverDelay = 10_000

/** Hooks for the features that write mails. */
interface OutboxHooks {
  /** Writes mails whose requests were only stored so far. */
  prepare: (app: App) => Promise<void>
  /** Runs in the transaction that records that the mail server accepted a mail. */
  sent: (db: Database, mailID: number) => Promise<void>
}

/**
 * Sends due mails, on one node at a time and a few at once, and retries until the mail server accepts them. Without a
 * mail server, mails are only stored.
 */
export const openOutbox = (
  app: App,
  connection: Connection,
  { prepare, sent }: OutboxHooks,
): SingleNodeWorker => {
  const deliver = app.config.smtp && openTransport(app.config.smtp)
  const inProgress = new Map<number, Promise<void>>()
  const stopped = new AbortController()

  const sendDue = async (deliver: Deliver, lost: AbortSignal) => {
    await store.giveUpMails(app.db, app.now())
    while (inProgress.size < maxConcurrent && !lost.aborted) {
      const mail = await store.takeDueMail(app.db, app.now())
      if (!mail) return
      const sending = send(
        app,
        deliver,
        mail,
        sent,
        afterConfirmationPeriod(lost, stopped.signal),
        stopped.signal,
      ).finally(() => {
        inProgress.delete(mail.id)
        running.wake()
      })
      inProgress.set(mail.id, sending)
    }
  }

  const running = runOnOneNode(connection, app.log, {
    lockKey: lockKeys.outbox,
    channel: mailChannel,
    takeOver: () =>
      store.takeOverMails(app.db, [...inProgress.keys()], new Date(app.now().getTime() + takeOverDelay)),
    work: async lost => {
      await prepare(app).catch(error => app.log[levelOf(error)]({ err: error }, 'mails could not be written'))
      if (deliver) await sendDue(deliver, lost)
    },
  })

  return {
    wake: running.wake,
    stop: async () => {
      stopped.abort()
      await running.stop()
      await Promise.all(inProgress.values())
    },
  }
}

/** Aborts one confirmation period after the first of these signals. */
const afterConfirmationPeriod = (...signals: AbortSignal[]): AbortSignal => {
  const end = new AbortController()
  const first = AbortSignal.any(signals)
  const abortLater = () => void wait(confirmationPeriod, undefined, { ref: false }).then(() => end.abort())
  if (first.aborted) abortLater()
  else first.addEventListener('abort', abortLater, { once: true })
  return end.signal
}

const send = async (
  app: App,
  deliver: Deliver,
  mail: store.MailToSend,
  sent: OutboxHooks['sent'],
  signal: AbortSignal,
  stopped: AbortSignal,
): Promise<void> => {
  try {
    const filledIn = (text: string, secret: Buffer | null) => {
      const token = secret ? unseal(app.config.secret, mail.messageID, secret) : secretPlaceholder
      return text.replaceAll(secretPlaceholder, () => token)
    }
    await deliver(
      {
        messageID: mail.messageID,
        to: { address: mail.toAddress, name: mail.toName },
        subject: mail.subject,
        text: filledIn(mail.text, mail.secret),
        html: filledIn(mail.html, mail.secret),
        date: mail.createdAt,
        replyTo: mail.replyTo,
        attachments: mail.attachments,
        unsubscribeURL: mail.unsubscribeURL && filledIn(mail.unsubscribeURL, mail.unsubscribeSecret),
      },
      signal,
    )
  } catch (error) {
    app.log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail could not be sent')
    const nextAt = new Date(app.now().getTime() + backOff(mail.attempts))
    return recordOutcome(app, stopped, () => store.markFailed(app.db, mail.id, nextAt, reasonOf(error)))
  }
  await recordOutcome(app, stopped, () =>
    app.db.transaction().execute(async db => {
      // Locks tokens before mails, like every other change of both, to avoid deadlocks.
      await sent(db, mail.id)
      await store.markSent(db, mail.id, app.now())
    }),
  )
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 500)

/** Records the outcome even if the database is unreachable at first, because the mail would otherwise be sent twice. */
const recordOutcome = async (app: App, stopped: AbortSignal, write: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === 60 || stopped.aborted)
        return app.log.error({ err: error }, 'the outcome of a mail could not be recorded')
      await wait(1_000, undefined, { ref: false })
    }
  }
}
