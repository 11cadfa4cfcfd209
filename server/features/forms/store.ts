import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { DataOf, FormFields } from '@ximblox/blocks/forms/form-field'
import type { Wording } from '@ximblox/contract/forms'
import type { Language } from '@ximblox/contract/locales'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { LiveGlobal } from '../../kernel/live/live-page.ts'

type Db = Kysely<DB>

/** The answers of a valid submission. */
export type Data = DataOf<FormFields>

/** What the visitor was shown after a submission. */
export interface Outcome {
  shows?: boolean
  redirect?: string
}

export interface SubmissionEntry {
  id: number
  form: string
  at: Date
  state: string
  since: Date
  heldUntil: Date | null
  subject: string
  subjectLabel: string
  quantity: number
  email: string
  data: Data
  language: Language
  pageID: number | null
  blockKey: string | null
}

const columns = [
  'id',
  'form',
  'at',
  'state',
  sql<Date>`coalesce(state_at, at)`.as('since'),
  'held_until as heldUntil',
  'subject',
  'subject_label as subjectLabel',
  'quantity',
  'email',
  sql<Data>`data`.as('data'),
  sql<Language>`language`.as('language'),
  'page_id as pageID',
  'block_key as blockKey',
] as const

const entries = (db: Db) => db.selectFrom('submission').select(columns)

export const findSubmission = (db: Db, id: number): Promise<SubmissionEntry | undefined> =>
  entries(db).where('id', '=', id).executeTakeFirst()

export const localeOf = async (db: Db, id: number): Promise<string> => {
  const row = await db
    .selectFrom('submission')
    .where('id', '=', id)
    .select('locale')
    .executeTakeFirstOrThrow()
  return row.locale
}

export const lockSubmission = (db: Db, id: number): Promise<SubmissionEntry | undefined> =>
  entries(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks submissions in the order in which everything locks them. Those that do not exist any more are left out. */
export const lockSubmissions = (db: Db, ids: readonly number[]): Promise<SubmissionEntry[]> =>
  entries(db).where('id', '=', sql<number>`any(${ids}::bigint[])`).orderBy('id').forUpdate().execute()

export const deleteSubmissions = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from submission where id = any(${ids}::bigint[])`.execute(db)
}

export const submissionsIn = (
  db: Db,
  form: string,
  subject: string,
  states: readonly string[],
): Promise<SubmissionEntry[]> =>
  entries(db)
    .where('form', '=', form)
    .where('subject', '=', subject)
    .where('state', 'in', states)
    .orderBy(sql`coalesce(state_at, at)`)
    .orderBy('id')
    .limit(maxListed)
    .execute()

export const submissionsFrom = (db: Db, form: string, email: string): Promise<SubmissionEntry[]> =>
  entries(db)
    .where('form', '=', form)
    .where('email', '=', email)
    .where('email', '<>', '')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()

const maxListed = 1_000

/** The newest submission with a digest since a time. */
export const findRepeated = async (
  db: Db,
  digest: Buffer,
  since: Date,
): Promise<(Pick<SubmissionEntry, 'id' | 'at' | 'state'> & { outcome: Outcome }) | undefined> =>
  db
    .selectFrom('submission')
    .where('digest', '=', digest)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'at', 'state', sql<Outcome>`outcome`.as('outcome')])
    .executeTakeFirst()

/** The id of a wording, which is stored once for all submissions. */
export const storeWording = async (db: Db, form: string, hash: Buffer, wording: Wording): Promise<number> => {
  // Locked, because housekeeping deletes wordings that no submission refers to.
  const known = db
    .selectFrom('form_wording')
    .where('form', '=', form)
    .where('hash', '=', hash)
    .select('id')
    .forKeyShare()
  const found = await known.executeTakeFirst()
  if (found) return found.id
  await db
    .insertInto('form_wording')
    .values({ form, hash, wording: JSON.stringify(wording) })
    .onConflict(conflict => conflict.columns(['form', 'hash']).doNothing())
    .execute()
  return (await known.executeTakeFirstOrThrow()).id
}

export interface NewSubmission {
  form: Pick<FormDefinition, 'id' | 'version'>
  wordingID: number
  pageID: number
  blockKey: string | null
  locale: string
  language: Language
  at: Date
  state: string
  heldUntil: Date | null
  subject: string
  subjectLabel: string
  quantity: number
  email: string
  data: Data
  digest: Buffer
  outcome: Outcome
  deleteAfter: Date | null
  /** The hash that counts the places a network asks for; null for what is not limited. */
  network: Buffer | null
}

export const insertSubmission = async (db: Db, submission: NewSubmission): Promise<number> => {
  const { id } = await db
    .insertInto('submission')
    .values({
      form: submission.form.id,
      form_version: submission.form.version,
      wording_id: submission.wordingID,
      page_id: submission.pageID,
      block_key: submission.blockKey,
      locale: submission.locale,
      language: submission.language,
      at: submission.at,
      state: submission.state,
      held_until: submission.heldUntil,
      subject: submission.subject,
      subject_label: submission.subjectLabel,
      quantity: submission.quantity,
      email: submission.email,
      data: JSON.stringify(submission.data),
      digest: submission.digest,
      outcome: JSON.stringify(submission.outcome),
      delete_after: submission.deleteAfter,
      network: submission.network,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const moveSubmission = async (
  db: Db,
  id: number,
  to: Pick<NewSubmission, 'pageID' | 'blockKey' | 'locale' | 'language'>,
): Promise<void> => {
  await db
    .updateTable('submission')
    .set({ page_id: to.pageID, block_key: to.blockKey, locale: to.locale, language: to.language })
    .where('id', '=', id)
    .execute()
}

export const updateState = async (
  db: Db,
  id: number,
  state: string,
  { at, heldUntil, deleteAfter }: { at: Date; heldUntil: Date | null; deleteAfter: Date | null },
): Promise<void> => {
  await db
    .updateTable('submission')
    .set({
      state,
      state_at: at,
      held_until: heldUntil,
      delete_after: deleteAfter,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** A token that a submission has already stays as it is. */
export const insertToken = async (
  db: Db,
  token: { hash: Buffer; submissionID: number; action: string; expiresAt: Date | null },
): Promise<void> => {
  await db
    .insertInto('submission_token')
    .values({
      hash: token.hash,
      submission_id: token.submissionID,
      action: token.action,
      expires_at: token.expiresAt,
    })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute()
}

export const deleteTokens = async (db: Db, submissionID: number, action: string): Promise<void> => {
  await db
    .deleteFrom('submission_token')
    .where('submission_id', '=', submissionID)
    .where('action', '=', action)
    .execute()
}

export const findToken = (
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ submissionID: number; action: string } | undefined> =>
  db
    .selectFrom('submission_token')
    .where('hash', '=', hash)
    .where(where => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .select(['submission_id as submissionID', 'action'])
    .executeTakeFirst()

/** The site-wide content of a locale, as it is published. */
export const selectLiveGlobals = async (db: Db, locale: string): Promise<LiveGlobal[]> => {
  const { rows } = await sql<LiveGlobal>`
    select id, type, props, props_version as "propsVersion", media, refs from live_global
    where locale = ${locale}`.execute(db)
  return rows
}

/** From here on, this transaction only reads. */
export const refuseWrites = async (db: Db): Promise<void> => {
  await sql`set transaction read only`.execute(db)
}
