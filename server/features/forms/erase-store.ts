import { randomBytes } from 'node:crypto'
import type { Json } from '@ximblox/contract/fields'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

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

/** A submission that a person sent, or that names them. */
export interface Trace {
  id: number
  form: string
  subject: string
  isOwn: boolean
}

export const findTraces = (db: Db, email: string): Promise<Trace[]> =>
  db
    .selectFrom('submission')
    .where(where => where.or([where('email', '=', email), mentions(email)]))
    .select(['id', 'form', 'subject', sql<boolean>`email = ${email}`.as('isOwn')])
    .orderBy('id')
    .execute()

/** The digest is of the former answers, so it is replaced by one that nothing has. */
export const replaceData = async (db: Db, id: number, data: Json): Promise<void> => {
  await db
    .updateTable('submission')
    .set({ data: JSON.stringify(data), digest: randomBytes(32), revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
}
