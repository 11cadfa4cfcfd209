import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Submission } from '@ximblox/contract/forms'
import { notAllowedAt } from '@ximblox/contract/rules/error-entries'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { formOf, perform } from './act.ts'
import { changeState, formContext, lockSubject, withPlace } from './context.ts'
import { actionOnBehalf } from './on-behalf.ts'
import { presentRows, presentSubmission } from './present.ts'
import { removeEntries } from './remove.ts'
import { findSubmission, refuseWrites, type SubmissionEntry } from './store.ts'
import * as store from './submission-store.ts'

type Forms = typeof calls.forms

export const listSubmissions = async (
  app: App,
  actor: Actor,
  { query }: Input<Forms['submissions']>,
): Promise<Payload<Forms['submissions']>> => {
  permit(actor, 'view-submissions')
  const { pageIndex, pageSize, columnToSort, sortOrder, ...filter } = query
  const order =
    columnToSort === ''
      ? ({ column: 'at', direction: 'desc' } as const)
      : { column: columnToSort, direction: sortOrder }
  const totalItems = await store.countSubmissions(app.db, filter)
  const rows =
    totalItems === 0
      ? []
      : await store.listSubmissions(app.db, filter, order, { size: pageSize, index: pageIndex })
  return { data: { items: await presentRows(app.db, rows), totalItems } }
}

export const getSubmission = async (
  app: App,
  actor: Actor,
  { params }: Input<Forms['get']>,
): Promise<Payload<Forms['get']>> => {
  permit(actor, 'view-submissions')
  return inTransaction(app, async tx => {
    // Whatever a handler tries in describing its actions, the database refuses every change.
    await refuseWrites(tx.db)
    return { submission: await shown(app, tx, params.id) }
  })
}

/** Changes the state, with everything that the site lets follow from it, or the note. */
export const updateSubmission = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Forms['update']>,
): Promise<Payload<Forms['update']>> => {
  permit(actor, 'view-submissions')
  return inTransaction(app, async tx => {
    const entry = await lockForChange(tx, params.id)
    const before = await store.findRow(tx.db, params.id)
    if (!entry || !before) throw refuse('notFound')
    if (before.revision !== body.revision)
      throw refuse('staleRevision', '', { payload: { current: await presentSubmission(app, tx, before) } })
    const { state, note } = body
    if (note !== undefined && note !== before.note) {
      await store.updateNote(tx.db, entry.id, note)
      await recordAudit(tx.db, actor, 'submission.update', 'submission', entry.id, {
        title: entry.form,
        note: true,
      })
    }
    if (state !== undefined && state !== before.state) await setState(app, tx, actor, entry, state)
    return { submission: await shown(app, tx, params.id) }
  })
}

const setState = async (app: App, tx: Transaction, actor: Actor, entry: SubmissionEntry, state: string) => {
  const now = app.now()
  const handler = app.forms.of(entry.form)
  if (!handler) throw refuse('immutable', 'state')
  const form = formOf(app, handler, entry, await withPlace(app, tx, entry))
  // Without this state, only actions change states, with the mails and places that follow.
  if (!Object.hasOwn(form.states, newState)) throw refuse('valueNotAllowed', 'state')
  if (!Object.hasOwn(form.states, state)) refuseAny([notAllowedAt('state', Object.keys(form.states))])
  await changeState(tx, form, entry, state, { now })
  const changed = await withPlace(app, tx, { ...entry, state })
  const context = formContext(app, tx, { form, language: entry.language, now, currentID: entry.id })
  await handler.stateChanged?.(changed, entry.state, context)
  await recordAudit(tx.db, actor, 'submission.update', 'submission', entry.id, {
    title: entry.form,
    from: entry.state,
    to: state,
  })
}

/** The state of submissions that nobody has handled, in forms whose submissions users work through. */
const newState = 'new'

export const removeSubmission = async (
  app: App,
  actor: Actor,
  { params }: Input<Forms['remove']>,
): Promise<Payload<Forms['remove']>> => {
  permit(actor, 'view-submissions')
  if (!(await deleteOne(app, actor, params.id))) throw refuse('notFound')
  return {}
}

/** Those that someone else has deleted in the meantime do not count. */
export const removeSubmissions = async (
  app: App,
  actor: Actor,
  { body }: Input<Forms['removeSeveral']>,
): Promise<Payload<Forms['removeSeveral']>> => {
  permit(actor, 'view-submissions')
  let total = 0
  // One transaction each, because the locks of several subjects could be taken in different orders.
  for (const id of new Set(body.ids)) if (await deleteOne(app, actor, id)) total++
  return { total }
}

const deleteOne = (app: App, actor: Actor, id: number): Promise<boolean> =>
  inTransaction(app, async tx => {
    const entry = await lockForChange(tx, id)
    if (!entry) return false
    await removeEntries(app, tx, [entry])
    await recordAudit(tx.db, actor, 'submission.delete', 'submission', entry.id, { title: entry.form })
    return true
  })

/** Does what the link in a mail of the visitor offers, unless that is not possible any more. */
export const runOnBehalf = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Forms['run']>,
): Promise<Payload<Forms['run']>> => {
  permit(actor, 'view-submissions')
  return inTransaction(app, async tx => {
    const entry = await lockForChange(tx, params.id)
    if (!entry) throw refuse('notFound')
    const handler = app.forms.of(entry.form)
    const action = actionOnBehalf(handler, body.action)
    if (!handler || !action) throw refuse('valueNotAllowed', 'action')
    const state = await perform(app, tx, handler, action, entry, true)
    if (state !== entry.state)
      await recordAudit(tx.db, actor, 'submission.update', 'submission', entry.id, {
        title: entry.form,
        action: body.action,
        from: entry.state,
        to: state,
      })
    return { submission: await shown(app, tx, params.id) }
  })
}

const shown = async (app: App, tx: Transaction, id: number): Promise<Submission> => {
  const row = await store.findRow(tx.db, id)
  if (!row) throw refuse('notFound')
  return presentSubmission(app, tx, row)
}

/** Locks the subject before its submission, like every change of both. */
const lockForChange = async (tx: Transaction, id: number): Promise<SubmissionEntry | undefined> => {
  const seen = await findSubmission(tx.db, id)
  if (!seen) return
  if (seen.subject !== '') await lockSubject(tx, seen.form, seen.subject)
  await store.lockRevision(tx.db, id)
  return findSubmission(tx.db, id)
}
