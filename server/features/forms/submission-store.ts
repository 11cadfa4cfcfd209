import type { JsonObject } from '@ximblox/contract/fields'
import type { submissionColumns, Wording } from '@ximblox/contract/forms'
import type { Language } from '@ximblox/contract/locales'
import { type Kysely, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

// What users read and change in the admin area.

type Db = Kysely<DB>

export interface SubmissionFilter {
  form: string
  state: string
  subject: string
  searchTerm: string
  from?: string | undefined
  to?: string | undefined
}

export interface SubmissionOrder {
  column: (typeof submissionColumns)[number]
  direction: 'asc' | 'desc'
}

const filtered = (db: Db, { form, state, subject, searchTerm, from, to }: SubmissionFilter) => {
  let query = db.selectFrom('submission as s')
  if (form !== '') query = query.where('s.form', '=', form)
  if (state !== '') query = query.where('s.state', '=', state)
  if (subject !== '') query = query.where('s.subject', '=', subject)
  if (from !== undefined) query = query.where('s.at', '>=', new Date(from))
  if (to !== undefined) query = query.where('s.at', '<=', new Date(to))
  const term = searchTerm.trim()
  return term === '' ? query : query.where(mayMatch(term)).where(matches(containsPattern(term)))
}

/** Excludes most submissions quickly, unless the text of JSON spells the term differently. */
const mayMatch = (term: string) =>
  /["\\\p{Cc}]/u.test(term)
    ? sql<boolean>`true`
    : sql<boolean>`concat_ws(' ', s.subject_label, s.note, s.data::text) ilike ${containsPattern(term)}`

/** Searches in the answers and not in the names of the fields. */
const matches = (pattern: string) => sql<boolean>`(
  s.subject_label ilike ${pattern} or s.note ilike ${pattern} or exists (
    select from jsonb_path_query(s.data, '$.** ? (@.type() == "string" || @.type() == "number")') answer
    where answer #>> '{}' ilike ${pattern}))`

const rows = (db: Db, filter: SubmissionFilter) =>
  filtered(db, filter)
    .leftJoin('page as p', 'p.id', 's.page_id')
    .select([
      's.id',
      's.form',
      's.at',
      's.locale',
      's.page_id as pageID',
      'p.title as pageTitle',
      'p.locale as pageLocale',
      'p.slug as pageSlug',
      's.state',
      's.held_until as heldUntil',
      's.subject',
      's.subject_label as subjectLabel',
      's.quantity',
      's.email',
      sql<JsonObject>`s.data`.as('fields'),
      's.note',
      's.revision',
      's.form_version as formVersion',
      sql<Language>`s.language`.as('language'),
      's.wording_id as wordingID',
      's.delete_after as deleteAfter',
    ])

export type StoredRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const all: SubmissionFilter = { form: '', state: '', subject: '', searchTerm: '' }

export const countSubmissions = async (db: Db, filter: SubmissionFilter): Promise<number> => {
  const { total } = await filtered(db, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const orderColumns = { at: 's.at', state: 's.state', email: 's.email', subject: 's.subject_label' } as const

export const listSubmissions = (
  db: Db,
  filter: SubmissionFilter,
  { column, direction }: SubmissionOrder,
  page: { size: number; index: number },
): Promise<StoredRow[]> =>
  rows(db, filter)
    .orderBy(orderColumns[column], direction)
    .orderBy('s.id', direction)
    .limit(page.size)
    .offset(offsetOf(page.index, page.size))
    .execute()

/** The newest submissions before an id, for reading backwards in batches. */
export const listBefore = (
  db: Db,
  filter: SubmissionFilter,
  before: number,
  limit: number,
): Promise<StoredRow[]> =>
  rows(db, filter).where('s.id', '<', before).orderBy('s.id', 'desc').limit(limit).execute()

export const findRow = (db: Db, id: number): Promise<StoredRow | undefined> =>
  rows(db, all).where('s.id', '=', id).executeTakeFirst()

export const findWording = async (db: Db, id: number): Promise<Wording> => {
  const { wording } = await db
    .selectFrom('form_wording')
    .where('id', '=', id)
    .select(sql<Wording>`wording`.as('wording'))
    .executeTakeFirstOrThrow()
  return wording
}

/** Everything that a form has asked, the newest first. */
export const wordingsOf = async (db: Db, form: string): Promise<{ id: number; wording: Wording }[]> =>
  db
    .selectFrom('form_wording')
    .where('form', '=', form)
    .orderBy('id', 'desc')
    .select(['id', sql<Wording>`wording`.as('wording')])
    .execute()

export const lockRevision = async (db: Db, id: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('submission')
    .where('id', '=', id)
    .select('revision')
    .forUpdate()
    .executeTakeFirst()
  return row?.revision
}

export const updateNote = async (db: Db, id: number, note: string): Promise<void> => {
  await db.updateTable('submission').set({ note, revision: sql`revision + 1` }).where('id', '=', id).execute()
}

export interface FormCount {
  form: string
  state: string
  count: number
  lastWeek: number
  newestAt: Date
}

export const countByState = async (db: Db, weekAgo: Date): Promise<FormCount[]> => {
  const { rows: found } = await sql<FormCount>`
    select form, state, count(*) as count, count(*) filter (where at >= ${weekAgo}) as "lastWeek",
      max(at) as "newestAt"
    from submission group by form, state order by form, state`.execute(db)
  return found
}

export interface SubjectRow {
  subject: string
  label: string
  pageID: number | null
  totals: Record<string, { submissions: number; quantity: number }>
}

export const listSubjects = async (db: Db, form: string): Promise<SubjectRow[]> => {
  const { rows: found } = await sql<SubjectRow>`
    select t.subject, newest.subject_label as label, newest.page_id as "pageID",
      jsonb_object_agg(t.state, jsonb_build_object('submissions', t.submissions, 'quantity', t.quantity)) as totals
    from live_submission_total t
    cross join lateral (
      select id, subject_label, page_id from submission s
      where s.form = t.form and s.subject = t.subject order by id desc limit 1) newest
    where t.form = ${form}
    group by t.subject, newest.id, newest.subject_label, newest.page_id
    order by newest.id desc limit 1000`.execute(db)
  return found
}

/** The length of the longest list at each of these paths of one form's answers, such as `participants`. */
export const longestLists = async (
  db: Db,
  form: string,
  paths: readonly string[],
): Promise<Record<string, number>> => {
  if (paths.length === 0) return {}
  const { rows: found } = await sql<{ path: string; longest: number | null }>`
    select p.path, max(jsonb_array_length(l.list)) as longest
    from submission s cross join unnest(${paths}::text[]) p(path)
    cross join lateral (
      select case jsonb_typeof(v) when 'array' then v end as list
      from (select s.data #> string_to_array(p.path, '.') as v) found) l
    where s.form = ${form} group by p.path`.execute(db)
  return Object.fromEntries(found.map(({ path, longest }) => [path, longest ?? 0]))
}
