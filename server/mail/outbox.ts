import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection, Database } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from '../db/run-on-one-node.ts'
import { levelOf } from '../http/report-failure.ts'
import { backOff } from './back-off.ts'
import { secretPlaceholder } from './compose-mail.ts'
import { unseal } from './seal.ts'
import * as store from './store.ts'
import { type Deliver, openTransport } from './transport.ts'
import { mailChannel } from './write-mail.ts'

const maxConcurrent = 4
/** Left to a mail server to confirm what it has been handed, by a node that stops or that another takes over from. */
const confirmationPeriod = 5_000
/** Longer than that: a mail that a node was sending when it ended is not sent by two. */
const takeOverDelay = 10_000

/** What the outbox leaves to the features whose mails it sends. */
interface OutboxHooks {
  /** Writes mails that were asked for out of the asker's sight. */
  prepare: (app: App) => Promise<void>
  /** Runs in the transaction that notes that the mail server took a mail. */
  sent: (db: Database, mailID: number) => Promise<void>
}

/**
 * Sends what stands in the table, on one node at a time, a few at once, again and again until the mail server takes it.
 * Without a mail server mails are kept.
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

/** Ends a moment after the first of these. */
const afterConfirmationPeriod = (...signals: AbortSignal[]): AbortSignal => {
  const end = new AbortController()
  const first = AbortSignal.any(signals)
  const later = () => void wait(confirmationPeriod, undefined, { ref: false }).then(() => end.abort())
  if (first.aborted) later()
  else first.addEventListener('abort', later, { once: true })
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
    const token = mail.secret ? unseal(app.config.secret, mail.messageID, mail.secret) : secretPlaceholder
    const withToken = (text: string) => text.replaceAll(secretPlaceholder, () => token)
    await deliver(
      {
        messageID: mail.messageID,
        to: { address: mail.toAddress, name: mail.toName },
        subject: mail.subject,
        text: withToken(mail.text),
        html: withToken(mail.html),
        date: mail.createdAt,
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
      // Tokens before mails, like every other change of both, so that no two wait for each other.
      await sent(db, mail.id)
      await store.markSent(db, mail.id, app.now())
    }),
  )
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 500)

/** What became of a mail is written down even if the database is away at first: else it would be sent twice. */
const recordOutcome = async (app: App, stopped: AbortSignal, write: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === 60 || stopped.aborted)
        return app.log.error({ err: error }, 'what became of a mail is unknown')
      await wait(1_000, undefined, { ref: false })
    }
  }
}
