import type { Submission, SubmissionRow } from '@ximblox/contract/forms'
import type { PageID } from '@ximblox/contract/ids'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { findWording, type StoredRow } from './submission-store.ts'

export const presentRow = (row: StoredRow): SubmissionRow => ({
  id: row.id,
  form: row.form,
  at: row.at.toISOString(),
  locale: row.locale,
  pageID: row.pageID as PageID | null,
  page:
    row.pageTitle === null || row.pageLocale === null || row.pageSlug === null
      ? null
      : { title: row.pageTitle, locale: row.pageLocale, slug: row.pageSlug },
  state: row.state,
  subject: row.subject,
  subjectLabel: row.subjectLabel,
  quantity: row.quantity,
  email: row.email,
  fields: row.fields,
  hasNote: row.note !== '',
  deleteAfter: row.deleteAfter?.toISOString() ?? null,
})

export const presentSubmission = async (db: Kysely<DB>, row: StoredRow): Promise<Submission> => ({
  ...presentRow(row),
  revision: row.revision,
  formVersion: row.formVersion,
  language: row.language,
  note: row.note,
  wording: await findWording(db, row.wordingID),
})
