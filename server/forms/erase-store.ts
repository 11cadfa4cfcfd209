import { randomBytes } from 'node:crypto'
import type { Json } from '@ximblox/contract/fields'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../db/like.ts'
import type { DB } from '../db/schema.generated.ts'

type Db = Kysely<DB>

/** Somewhere in the answers of another visitor. */
const mentions = (email: string) => sql<boolean>`email <> ${email}
  and data::text ilike ${containsPattern(email)} and exists (
    select from jsonb_path_query(data, '$.** ? (@.type() == "string")') answer
    where answer #>> '{}' ~* ${addressPattern(email, '[:alnum:]')})`

/**
 * A regular expression that finds an address, and not the end or the beginning of a longer one, such as that of
 * `mary-jane@` for `jane@`. `letters` is the class of letters and digits.
 */
export const addressPattern = (email: string, letters: string): string => {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return String.raw`(?<![${letters}_%+-]\.?)${literal}(?!\.?[${letters}]|-)`
}

export interface Traces {
  submissions: number
  mentions: number
  mails: number
}

export const countTraces = async (db: Db, email: string): Promise<Traces> => {
  const { rows } = await sql<Traces>`
    select (select count(*) from submission where email = ${email}) as submissions,
      (select count(*) from submission where ${mentions(email)}) as mentions,
      (select count(*) from mail where ${mailsOf(email)}) as mails`.execute(db)
  return rows[0] ?? { submissions: 0, mentions: 0, mails: 0 }
}

export const countByForm = (db: Db, email: string): Promise<{ form: string; submissions: number }[]> =>
  db
    .selectFrom('submission')
    .where('email', '=', email)
    .groupBy('form')
    .select(['form', sql<number>`count(*)`.as('submissions')])
    .orderBy('form')
    .execute()

export const lockMentions = (db: Db, email: string): Promise<{ id: number; data: Json }[]> =>
  db
    .selectFrom('submission')
    .where(mentions(email))
    .orderBy('id')
    .forUpdate()
    .select(['id', sql<Json>`data`.as('data')])
    .execute()

/** Mails about what others sent that name the person. Those that were sent are deleted even without the address. */
export const deleteMailsAbout = async (db: Db, ids: readonly number[], email: string): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from mail where submission_id = any(${ids}::bigint[])
      and (sent_at is not null or given_up_at is not null or text ilike ${containsPattern(email)})`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/** The digest is of the former answers, so it is replaced by one that nothing has. */
export const replaceData = async (db: Db, id: number, data: Json): Promise<void> => {
  await db
    .updateTable('submission')
    .set({ data: JSON.stringify(data), digest: randomBytes(32), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}

export const deleteFrom = (db: Db, email: string): Promise<{ form: string; subject: string }[]> =>
  db.deleteFrom('submission').where('email', '=', email).returning(['form', 'subject']).execute()

/** Mails of forms to the person; those about their submissions are deleted with them. */
export const deleteMails = async (db: Db, email: string): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`delete from mail where ${mailsOf(email)}`.execute(db)
  return Number(numAffectedRows)
}

const mailsOf = (email: string) => sql<boolean>`to_address = ${email} and template ^@ 'form:'`
