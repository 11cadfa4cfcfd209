import type { Language } from '@ximblox/contract/locales'
import type { Permission } from '@ximblox/contract/permissions'
import { type SelectQueryBuilder, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { enqueue } from '../../kernel/jobs/store.ts'

/** The kind of job that sends a mail. */
export const mailJob = 'email'

export interface StoredMail {
  id: number
  template: string
  toAddress: string
  language: Language
  subject: string
  createdAt: Date
  sentAt: Date | null
  givenUpAt: Date | null
  /** When the mail server refused the recipient for good, unless a later attempt had another outcome. */
  undeliverableAt: Date | null
  expiresAt: Date | null
  nextAt: Date
  attempts: number
  failure: string
}

/** The parts of a mail that only mails of the site have. */
export interface SiteParts {
  replyTo: { address: string; name: string } | null
  attachments: readonly { fileName: string; mimeType: string; content: string }[]
  unsubscribeURL: string | null
  unsubscribeSecret: Buffer | null
}

/** What a mail is gathered with; see `gather-mail.ts`. */
export interface Gathering {
  key: string
  until: Date
  lines: readonly string[]
}

/** Stores a mail and the job that sends it. */
export const insertMail = async (
  db: Database,
  mail: SiteParts & {
    messageID: string
    template: string
    userID: number | null
    /** The submission of a form that it is about; it is deleted with it. */
    submissionID: number | null
    toAddress: string
    toName: string
    language: string
    subject: string
    text: string
    html: string
    secret: Buffer | null
    createdAt: Date
    sendAt: Date
    expiresAt: Date | null
    giveUpAt: Date
    gathering?: Gathering | null
  },
): Promise<number> => {
  const [jobID] = await enqueue(db, [{ kind: mailJob, payload: {}, runAt: mail.sendAt }])
  const { id } = await db
    .insertInto('mail')
    .values({
      message_id: mail.messageID,
      template: mail.template,
      user_id: mail.userID,
      permissions: sql`(
        select r.permissions from app_user u join role r on r.id = u.role_id where u.id = ${mail.userID}::bigint
      )`,
      to_address: mail.toAddress,
      to_name: mail.toName,
      language: mail.language,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      secret: mail.secret,
      submission_id: mail.submissionID,
      reply_to: mail.replyTo && JSON.stringify(mail.replyTo),
      attachments: JSON.stringify(mail.attachments),
      unsubscribe_url: mail.unsubscribeURL,
      unsubscribe_secret: mail.unsubscribeSecret,
      created_at: mail.createdAt,
      expires_at: mail.expiresAt,
      job_id: jobID ?? null,
      give_up_at: mail.giveUpAt,
      ...(mail.gathering && {
        gather_key: mail.gathering.key,
        gather_until: mail.gathering.until,
        gathered: JSON.stringify(mail.gathering.lines),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const hasMail = async (db: Database, messageID: string): Promise<boolean> => {
  const mail = await db.selectFrom('mail').where('message_id', '=', messageID).select('id').executeTakeFirst()
  return mail !== undefined
}

/** True while the link of a mail is valid. */
export const isLinkOpen = async (db: Database, mailID: number, now: Date): Promise<boolean> => {
  const token = await db
    .selectFrom('token')
    .where('mail_id', '=', mailID)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()
  return token !== undefined
}

const facts = [
  'id',
  'template',
  sql<Language>`language`.as('language'),
  'created_at as createdAt',
  'sent_at as sentAt',
  'given_up_at as givenUpAt',
  'undeliverable_at as undeliverableAt',
  'expires_at as expiresAt',
  sql<Date>`coalesce((select run_at from job where job.id = job_id), next_at)`.as('nextAt'),
  'attempts',
  'failure',
] as const
const columns = [...facts, 'to_address as toAddress', 'subject'] as const

/** Mails that visitors get, or that contain what they sent. */
const isOfVisitor = sql<boolean>`(submission_id is not null or user_id is null)`

export interface ListedMail extends StoredMail {
  hidden: boolean
}

export const listMails = async (
  db: Database,
  list: {
    pageIndex: number
    pageSize: number
    searchTerm: string
    columnToSort: '' | 'createdAt' | 'to' | 'subject' | 'state'
    sortOrder: 'asc' | 'desc'
    /** Leaves out recipients and subjects of visitors' mails, also for searching and sorting. */
    hidesVisitors: boolean
  },
): Promise<{ items: ListedMail[]; totalItems: number }> => {
  const isHidden = list.hidesVisitors ? isOfVisitor : sql<boolean>`false`
  const shown = (column: 'to_address' | 'subject') =>
    sql<string>`case when ${isHidden} then '' else ${sql.ref(column)} end`
  const [to, subject] = [shown('to_address'), shown('subject')]
  const order = {
    '': sql`created_at`,
    createdAt: sql`created_at`,
    to,
    subject,
    state: sql`case when sent_at is not null then 2 when given_up_at is not null then 1 else 0 end`,
  }
  const found = <O>(query: SelectQueryBuilder<DB, 'mail', O>) => {
    if (list.searchTerm.trim() === '') return query
    const pattern = containsPattern(list.searchTerm.trim())
    return query.where(sql<boolean>`(${to} ilike ${pattern} or ${subject} ilike ${pattern})`)
  }
  const direction = list.columnToSort === '' ? 'desc' : list.sortOrder
  const [items, { totalItems }] = await Promise.all([
    found(
      db
        .selectFrom('mail')
        .select([...facts, to.as('toAddress'), subject.as('subject'), isHidden.as('hidden')]),
    )
      .orderBy(order[list.columnToSort], direction)
      .orderBy('id', direction)
      .limit(list.pageSize)
      .offset(offsetOf(list.pageIndex, list.pageSize))
      .execute(),
    found(
      db.selectFrom('mail').select(all => all.fn.countAll<number>().as('totalItems')),
    ).executeTakeFirstOrThrow(),
  ])
  return { items, totalItems }
}

/** The mails about a submission of a form, newest first. */
export const mailsAbout = (db: Database, submissionID: number): Promise<StoredMail[]> =>
  db
    .selectFrom('mail')
    .where('submission_id', '=', submissionID)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export interface MailContent extends StoredMail {
  messageID: string
  text: string
  html: string
  secret: Buffer | null
  userID: number | null
  submissionID: number | null
  /**
   * The recipient's permissions when the mail was written; null for recipients who are not users, and for older mails.
   */
  permissions: Permission[] | null
}

export const findMail = async (db: Database, id: number): Promise<MailContent | undefined> =>
  db
    .selectFrom('mail')
    .where('id', '=', id)
    .select([
      ...columns,
      'message_id as messageID',
      'text',
      'html',
      'secret',
      'user_id as userID',
      'submission_id as submissionID',
      sql<Permission[] | null>`permissions`.as('permissions'),
    ])
    .executeTakeFirst()
