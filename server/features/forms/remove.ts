import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import { formOf } from './act.ts'
import { formContext, type Stored, touchSubject, withPlaces } from './context.ts'
import * as store from './store.ts'

/** Deletes submissions whose subjects are locked, and lets the site give their places to others. */
export const removeEntries = async (
  app: App,
  tx: Transaction,
  entries: readonly store.SubmissionEntry[],
): Promise<void> => {
  const takingPlaces = entries.filter(({ form, subject }) => subject !== '' && app.forms.of(form)?.removed)
  const removed = await withPlaces(app, tx, takingPlaces)
  await store.deleteSubmissions(
    tx.db,
    entries.map(({ id }) => id),
  )
  for (const { form, subject } of entries) touchSubject(tx, form, subject)
  for (const [index, entry] of takingPlaces.entries()) await release(app, tx, entry, removed[index])
}

const release = async (
  app: App,
  tx: Transaction,
  entry: store.SubmissionEntry,
  submission: Stored | undefined,
) => {
  const handler = app.forms.of(entry.form)
  if (!handler?.removed || !submission) return
  const form = formOf(app, handler, entry, submission)
  await handler.removed(
    submission,
    formContext(app, tx, { form, language: entry.language, now: app.now(), currentID: entry.id }),
  )
}
