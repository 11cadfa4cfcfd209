import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { App } from '../app-context.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import type { Accepted, FormHandler } from '../form-handler.ts'
import { reportFailure } from '../report-failure.ts'
import { formOf } from './act.ts'
import { formContext, lockSubjects, withPlace } from './context.ts'
import * as store from './reservation-store.ts'
import { findSubmission } from './store.ts'
import { networkKey } from './tokens.ts'
import { tooManyRequests } from './too-many-requests.ts'

const day = 86_400_000
const hour = 3_600_000

/**
 * Counts the places that a network asks for with addresses nobody has confirmed, and refuses more than a few of one
 * subject. Returns what the submission is counted by. The lock of the subject must be held.
 */
export const countPlaces = async (
  app: App,
  { db }: Transaction,
  { id }: Pick<FormDefinition, 'id'>,
  { reservations }: FormHandler,
  { state = '', subject = '', quantity = 1 }: Accepted,
  network: string,
): Promise<Buffer | null> => {
  if (!reservations?.states.includes(state)) return null
  const key = networkKey(app, id, subject, network)
  const now = app.now()
  const { places, oldest } = await store.placesOf(db, key, reservations.states, new Date(now.getTime() - day))
  if (oldest && places + quantity > app.config.formUnconfirmedPlaces)
    throw tooManyRequests(new Date(oldest.getTime() + day), now)
  return key
}

/** Ends the time for which places were held, and forgets which network asked for them. */
export const endReservations = async (app: App): Promise<void> => {
  const now = app.now()
  for (const handler of app.forms.all) {
    const { reservations } = handler
    if (!reservations) continue
    const since = new Date(now.getTime() - reservations.hours * hour)
    for (const overdue of await store.overdue(app.db, handler.form.id, reservations.held, since))
      await endOn(app, handler, reservations, overdue).catch(error =>
        reportFailure(app.log, error, 'places are still held', { form: handler.form.id }),
      )
  }
  await store.forgetNetworks(app.db, new Date(now.getTime() - day))
}

/** When the places of a submission are given to others unless it is confirmed; null if it holds none. */
export const heldUntil = (
  handler: Pick<FormHandler, 'reservations'> | undefined,
  { state, at }: { state: string; at: Date },
): Date | null =>
  handler?.reservations?.held === state ? new Date(at.getTime() + handler.reservations.hours * hour) : null

const endOn = (
  app: App,
  handler: FormHandler,
  { held, ended }: NonNullable<FormHandler['reservations']>,
  { id, subject }: store.Overdue,
): Promise<void> =>
  inTransaction(app, async tx => {
    await lockSubjects(tx, [{ form: handler.form.id, subject }])
    const entry = await findSubmission(tx.db, id)
    // Confirmed in the meantime, or ended by another node.
    if (entry?.state !== held) return
    const submission = await withPlace(app, tx, entry)
    const form = formOf(app, handler, entry, submission)
    const { language } = submission
    await ended(submission, formContext(app, tx, { form, language, now: app.now(), currentID: id }))
  })
