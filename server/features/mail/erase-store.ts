import { sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { Database } from '../../kernel/db/pool.ts'

export const deleteUnsentMailsOfUser = async (db: Database, userID: number): Promise<void> => {
  await db.deleteFrom('mail').where('user_id', '=', userID).where('sent_at', 'is', null).execute()
}

export const deleteMailsOfUser = async (db: Database, userID: number): Promise<void> => {
  await db.deleteFrom('mail').where('user_id', '=', userID).execute()
}

/** All emails to an address. */
export const deleteMailsTo = async (db: Database, email: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The mails that are deleted with a person. */
export interface MailsOf {
  email: string
  /** Submissions of the person, whose mails are all deleted. */
  own: readonly number[]
  /** Of the mails about what others sent, those that name the person; of those that were sent, all. */
  mentions: readonly number[]
}

const areOf = ({ email, own, mentions: others }: MailsOf) => sql<boolean>`(
  (to_address = ${email} and template ^@ 'form:') or submission_id = any(${own}::bigint[])
  or (submission_id = any(${others}::bigint[])
    and (sent_at is not null or given_up_at is not null or text ilike ${containsPattern(email)})))`

export const countMailsOf = async (db: Database, of: MailsOf): Promise<number> => {
  const { total } = await db
    .selectFrom('mail')
    .where(areOf(of))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const deleteMailsOf = async (db: Database, of: MailsOf): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('mail').where(areOf(of)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
