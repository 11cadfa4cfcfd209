import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { App } from '../../kernel/app-context.ts'
import { isListTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { reportFailure } from '../../kernel/failures/report-failure.ts'
import type { Accepted, FormHandler } from '../../kernel/forms/form-handler.ts'
import { formOf } from './act.ts'
import { formContext, lockSubjects, withPlaces } from './context.ts'
import * as store from './reservation-store.ts'
import { submissionsIn } from './store.ts'
import { networkKey } from './tokens.ts'
import { tooManyRequests } from './too-many-requests.ts'

const day = 86_400_000

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
  if (!reservations?.unconfirmed.includes(state)) return null
  const key = networkKey(app, id, subject, network)
  const now = app.now()
  const { places, oldest } = await store.placesOf(
    db,
    key,
    reservations.unconfirmed,
    new Date(now.getTime() - day),
  )
  if (oldest && places + quantity > app.config.formUnconfirmedPlaces)
    throw tooManyRequests(new Date(oldest.getTime() + day), now)
  return key
}

/** Gives held and free places to those who come next, and forgets which networks asked for places. */
export const endReservations = async (app: App): Promise<void> => {
  for (const handler of app.forms.all) await settle(app, handler)
  await store.forgetNetworks(app.db, new Date(app.now().getTime() - day))
}

/** Settles the places of a form again when pages with its subjects have changed, such as by more places. */
export const settleOnChange = (app: App): void => {
  for (const handler of app.forms.all) {
    const { reservations, subjects } = handler
    if (!reservations || !subjects) continue
    let run = Promise.resolve()
    let isQueued = false
    const settleAgain = () => {
      if (isQueued) return
      isQueued = true
      run = run.then(() => {
        isQueued = false
        return settle(app, handler)
      })
    }
    app.content.subscribe({
      changed: tags => {
        if (tags.some(tag => isListTag(tag, subjects.pageType))) settleAgain()
      },
      missed: settleAgain,
    })
  }
}

const settle = async (app: App, handler: FormHandler): Promise<void> => {
  const { form, reservations } = handler
  if (!reservations) return
  const states = [...reservations.held, ...(reservations.waiting ? [reservations.waiting] : [])]
  const report = (error: unknown) =>
    reportFailure(app.log, error, 'places are not given to others', { form: form.id })
  const subjects = await store.unsettledSubjects(app.db, form.id, states).catch(error => {
    report(error)
    return []
  })
  for (const subject of subjects)
    await settleSubject(app, handler, reservations, states, subject).catch(report)
}

const settleSubject = (
  app: App,
  handler: FormHandler,
  reservations: NonNullable<FormHandler['reservations']>,
  states: readonly string[],
  subject: string,
): Promise<void> =>
  inTransaction(app, async tx => {
    await lockSubjects(tx, [{ form: handler.form.id, subject }])
    const entries = await submissionsIn(tx.db, handler.form.id, subject, states)
    const submissions = await withPlaces(app, tx, entries)
    // What can be registered for is on the page of a submission; that of a translation may not be public.
    const index = Math.max(
      0,
      submissions.findIndex(({ place }) => place !== null),
    )
    const [entry, submission] = [entries[index], submissions[index]]
    if (!entry || !submission) return
    const form = formOf(app, handler, entry, submission)
    const { id, language } = submission
    await reservations.settle(
      submission,
      formContext(app, tx, { form, language, now: app.now(), currentID: id }),
    )
  })
