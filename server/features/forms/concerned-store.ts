import type { Language } from '@ximblox/contract/locales'
import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'

/** The submissions for a subject in one state and language. */
export interface People {
  subject: string
  state: string
  language: Language
  submissions: number
  quantity: number
}

export const peopleOf = async (
  db: Database,
  form: string,
  subjects: readonly string[],
  states: readonly string[],
): Promise<People[]> => {
  if (subjects.length === 0) return []
  const { rows } = await sql<People>`
    select subject, state, language, count(*)::int as submissions, sum(quantity)::int as quantity
    from submission
    where form = ${form} and subject = any(${subjects}::text[]) and state = any(${states}::text[])
    group by subject, state, language`.execute(db)
  return rows
}

/** The ids of the submissions for a subject in these states and languages, in the order in which they were sent. */
export const idsOf = async (
  db: Database,
  form: string,
  subject: string,
  { states, languages }: { states: readonly string[]; languages: readonly Language[] },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from submission
    where form = ${form} and subject = ${subject} and state = any(${states}::text[])
      and language = any(${languages}::text[])
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these submissions were sent a mail with this subject since a time. */
export const writtenTo = async (
  db: Database,
  ids: readonly number[],
  subject: string,
  since: Date,
): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select submission_id as id from mail
    where submission_id = any(${ids}::bigint[]) and subject = ${subject} and created_at > ${since}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
