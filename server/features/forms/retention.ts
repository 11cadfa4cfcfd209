import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import { lockSubjects } from './context.ts'
import { removeEntries } from './remove.ts'
import * as store from './retention-store.ts'
import { lockSubmissions } from './store.ts'

/** Deletes submissions whose time is over, with their emails and tokens, and what only they were asked. */
export const deleteExpiredSubmissions = async (app: App): Promise<void> => {
  const now = app.now()
  await store.deleteExpiredTokens(app.db, now)
  await store.deleteExpiredWithoutSubject(app.db, now)
  for (const subject of await store.expiredSubjects(app.db, now)) {
    try {
      await deleteExpiredOf(app, subject, now)
    } catch (error) {
      // What a handler cannot do must not keep all other data for ever.
      reportFailure(app.log, error, 'expired submissions could not be deleted', { form: subject.form })
    }
  }
  await store.deleteUnusedWordings(app.db)
}

/** Visitors see how many places are taken, and others may be waiting for them. */
const deleteExpiredOf = (app: App, subject: store.Subject, now: Date): Promise<void> =>
  inTransaction(app, async tx => {
    await lockSubjects(tx, [subject])
    await removeEntries(app, tx, await lockSubmissions(tx.db, await store.expiredOf(tx.db, subject, now)))
  })
