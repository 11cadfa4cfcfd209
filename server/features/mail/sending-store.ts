import type { Language } from '@ximblox/contract/locales'
import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { mailJob, type SiteParts } from './store.ts'

/** A mail as the sender needs it. */
export interface MailToSend extends SiteParts {
  id: number
  messageID: string
  toAddress: string
  toName: string
  language: Language
  subject: string
  text: string
  html: string
  secret: Buffer | null
  createdAt: Date
  /** What the mail server answered last. */
  failure: string
}

/**
 * The mail of a job, unless it is gone or its time is over. From now on its content stays as it is, because the mail
 * server may have it.
 */
export const beginSending = (db: Database, jobID: number, now: Date): Promise<MailToSend | undefined> =>
  db
    .updateTable('mail')
    .set({ attempts: sql`attempts + 1` })
    .where('job_id', '=', jobID)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('give_up_at', '>', now)
    .returning([
      'id',
      'message_id as messageID',
      'to_address as toAddress',
      'to_name as toName',
      sql<Language>`language`.as('language'),
      'subject',
      'text',
      'html',
      'secret',
      sql<SiteParts['replyTo']>`reply_to`.as('replyTo'),
      sql<SiteParts['attachments']>`attachments`.as('attachments'),
      'unsubscribe_url as unsubscribeURL',
      'unsubscribe_secret as unsubscribeSecret',
      'created_at as createdAt',
      'failure',
    ])
    .executeTakeFirst()

export const markSent = async (db: Database, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ sent_at: now, secret: null, unsubscribe_secret: null, failure: '', undeliverable_at: null })
    .where('id', '=', id)
    .execute()
}

export const markFailed = async (db: Database, jobID: number, failure: string): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ failure, undeliverable_at: null })
    .where('job_id', '=', jobID)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute()
}

/** Gives up the mail of a job whose time is over. */
export const giveUpLate = async (db: Database, jobID: number, now: Date): Promise<void> => {
  await db
    .updateTable('mail')
    .set({ given_up_at: now })
    .where('job_id', '=', jobID)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('give_up_at', '<=', now)
    .execute()
}

/** Sends a mail once more that was given up. If called twice at once, the second job finds no mail and ends. */
export const renewMail = async (db: Database, id: number, now: Date, giveUpAt: Date): Promise<void> => {
  const [jobID] = await enqueue(db, [{ kind: mailJob, payload: {}, runAt: now }])
  await db
    .updateTable('mail')
    .set({ given_up_at: null, job_id: jobID ?? null, next_at: sql`default`, give_up_at: giveUpAt })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .execute()
}
