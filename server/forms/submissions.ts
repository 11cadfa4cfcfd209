import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { notAllowedAt } from '@ximblox/contract/rules/error-entries'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { inTransaction, type Transaction } from '../content/transaction.ts'
import { refuse, refuseAny } from '../errors.ts'
import { permit } from '../permit.ts'
import { recordAudit } from '../record-audit.ts'
import { formOf } from './act.ts'
import { changeState, formContext, lockSubject, touchSubject, withPlace } from './context.ts'
import { presentRow, presentSubmission } from './present.ts'
import { findSubmission, type SubmissionEntry } from './store.ts'
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
  return { data: { items: rows.map(presentRow), totalItems } }
}

export const getSubmission = async (
  app: App,
  actor: Actor,
  { params }: Input<Forms['get']>,
): Promise<Payload<Forms['get']>> => {
  permit(actor, 'view-submissions')
  const row = await store.findRow(app.db, params.id)
  if (!row) throw refuse('notFound')
  return { submission: await presentSubmission(app.db, row) }
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
      throw refuse('staleRevision', '', { payload: { current: await presentSubmission(tx.db, before) } })
    const { state, note } = body
    if (note !== undefined && note !== before.note) await store.updateNote(tx.db, entry.id, note)
    if (state !== undefined && state !== before.state) await setState(app, tx, actor, entry, state)
    const row = await store.findRow(tx.db, params.id)
    if (!row) throw refuse('notFound')
    return { submission: await presentSubmission(tx.db, row) }
  })
}

const setState = async (app: App, tx: Transaction, actor: Actor, entry: SubmissionEntry, state: string) => {
  const now = app.now()
  const handler = app.forms.of(entry.form)
  if (!handler) throw refuse('immutable', 'state')
  const form = formOf(app, handler, entry, await withPlace(app, tx, entry))
  if (!Object.hasOwn(form.states, state)) refuseAny([notAllowedAt('state', Object.keys(form.states))])
  await changeState(tx, form, entry, state, now)
  const changed = await withPlace(app, tx, { ...entry, state })
  const context = formContext(app, tx, { form, language: entry.language, now, currentID: entry.id })
  await handler.stateChanged?.(changed, entry.state, context)
  await recordAudit(tx.db, actor, 'submission.update', 'submission', entry.id, {
    title: entry.form,
    from: entry.state,
    to: state,
  })
}

export const removeSubmission = async (
  app: App,
  actor: Actor,
  { params }: Input<Forms['remove']>,
): Promise<Payload<Forms['remove']>> => {
  permit(actor, 'view-submissions')
  return inTransaction(app, async tx => {
    const entry = await lockForChange(tx, params.id)
    if (!entry) throw refuse('notFound')
    await store.deleteSubmission(tx.db, entry.id)
    touchSubject(tx, entry.form, entry.subject)
    await recordAudit(tx.db, actor, 'submission.delete', 'submission', entry.id, { title: entry.form })
    return {}
  })
}

/** Locks the subject before its submission, like every change of both. */
const lockForChange = async (tx: Transaction, id: number): Promise<SubmissionEntry | undefined> => {
  const seen = await findSubmission(tx.db, id)
  if (!seen) return
  if (seen.subject !== '') await lockSubject(tx, seen.form, seen.subject)
  await store.lockRevision(tx.db, id)
  return findSubmission(tx.db, id)
}
