import type { Submission, SubmissionRow } from '@ximblox/contract/forms'
import type { PageID } from '@ximblox/contract/ids'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { presentMail, presentUndeliverable } from '../mail/present.ts'
import { mailsAbout } from '../mail/store.ts'
import { findUndeliverable, type Undeliverable } from '../mail/undeliverable-store.ts'
import { offersOnBehalf } from './on-behalf.ts'
import { findWording, type StoredRow } from './submission-store.ts'

export const presentRows = async (db: Database, rows: readonly StoredRow[]): Promise<SubmissionRow[]> => {
  const marks = await findUndeliverable(
    db,
    rows.map(({ email }) => email),
  )
  return rows.map(row => presentRow(row, marks.get(row.email)))
}

const presentRow = (row: StoredRow, mark: Undeliverable | undefined): SubmissionRow => ({
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
  heldUntil: row.heldUntil?.toISOString() ?? null,
  email: row.email,
  undeliverable: presentUndeliverable(mark),
  fields: row.fields,
  hasNote: row.note !== '',
  deleteAfter: row.deleteAfter?.toISOString() ?? null,
})

export const presentSubmission = async (app: App, tx: Transaction, row: StoredRow): Promise<Submission> => ({
  ...presentRow(row, (await findUndeliverable(tx.db, [row.email])).get(row.email)),
  revision: row.revision,
  formVersion: row.formVersion,
  language: row.language,
  note: row.note,
  wording: await findWording(tx.db, row.wordingID),
  mails: (await mailsAbout(tx.db, row.id)).map(mail => presentMail(app, mail)),
  actions: await offersOnBehalf(app, tx, row.id),
})
