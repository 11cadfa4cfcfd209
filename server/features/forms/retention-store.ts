import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

const batchSize = 1_000

/** Something with places, such as a date, that submissions of a form are about. */
export interface Subject {
  form: string
  subject: string
}

export const deleteExpiredTokens = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('submission_token').where('expires_at', '<', now).execute()
}

export const deleteExpiredWithoutSubject = async (db: Db, now: Date): Promise<void> => {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from submission where id in (
        select id from submission where delete_after <= ${now} and subject = ''
        order by delete_after limit ${batchSize})`.execute(db)
    if (numAffectedRows < batchSize) return
  }
}

export const expiredSubjects = (db: Db, now: Date): Promise<Subject[]> =>
  db
    .selectFrom('submission')
    .where('delete_after', '<=', now)
    .where('subject', '<>', '')
    .distinct()
    .select(['form', 'subject'])
    .execute()

export const expiredOf = async (db: Db, { form, subject }: Subject, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('submission')
    .where('form', '=', form)
    .where('subject', '=', subject)
    .where('delete_after', '<=', now)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteUnusedWordings = async (db: Db): Promise<void> => {
  await sql`
    delete from form_wording w where not exists (select from submission s where s.wording_id = w.id)`.execute(
    db,
  )
}
