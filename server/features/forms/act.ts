import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import { currentDefinition } from '@ximblox/blocks/registry'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FormHandler } from '../../kernel/forms/form-handler.ts'
import type { FormLink, FormOperations } from '../../kernel/forms/form-operations.ts'
import { changeState, formContext, lockSubject, type Stored, withPlace } from './context.ts'
import * as store from './store.ts'
import { hashOf, showAction } from './tokens.ts'

/** What a link shows. The database refuses every change, whatever a handler tries. */
export const open: (
  app: App,
  ...args: Parameters<FormOperations['open']>
) => ReturnType<FormOperations['open']> = (app, link) =>
  inTransaction(app, async tx => {
    await store.refuseWrites(tx.db)
    const { tokenAction, handler, submission, form } = await follow(app, tx, link)
    const context = formContext(app, tx, contextOf(app, form, submission))
    const { state, place } = submission
    if (link.action === null) {
      const details = (await handler.show?.(submission, context)) ?? null
      const status = tokenAction === showAction ? 'opened' : 'done'
      return { place, status, action: { name: null, token: link.token, state, details } }
    }
    const details = await actionOf(handler, link.action).details(submission, context)
    const name = details === null ? null : link.action
    return { place, status: 'opened', action: { name, token: link.token, state, details } }
  })

/** Does what a link offers, unless that is not possible any more. */
export const act = async (app: App, link: FormLink & { action: string }): Promise<{ state: string }> =>
  inTransaction(app, async tx => {
    const { handler, entry } = await follow(app, tx, link)
    // In the order in which every change takes them: the subject before its submissions.
    if (entry.subject !== '') await lockSubject(tx, entry.form, entry.subject)
    const locked = await store.lockSubmission(tx.db, entry.id)
    if (!locked) throw invalidToken()
    return { state: await perform(app, tx, handler, actionOf(handler, link.action), locked) }
  })

/** Runs an action on a locked submission, and returns its state. An action that is not possible changes nothing. */
export const perform = async (
  app: App,
  tx: Transaction,
  handler: FormHandler,
  action: FormAction,
  entry: store.SubmissionEntry,
  byUser = false,
): Promise<string> => {
  const submission = await withPlace(app, tx, entry)
  const form = formOf(app, handler, entry, submission)
  const context = formContext(app, tx, { ...contextOf(app, form, submission), byUser })
  if ((await action.details(submission, context)) === null) return submission.state
  const { state } = await action.run(submission, context)
  const changed = (await store.findSubmission(tx.db, entry.id)) ?? entry
  await changeState(tx, form, changed, state, { now: context.now })
  return state
}

export type FormAction = NonNullable<FormHandler['actions']>[string]

const follow = async (app: App, tx: Transaction, link: FormLink) => {
  const handler = app.forms.of(link.form)
  const token = await store.findToken(tx.db, hashOf(link.token), app.now())
  const entry = token && (await store.findSubmission(tx.db, token.submissionID))
  const offered = token && [token.action, ...(handler?.actions?.[token.action]?.alternatives ?? [])]
  const isMeant = link.action === null || offered?.includes(link.action) === true
  if (!handler || !entry || entry.form !== link.form || !isMeant) throw invalidToken()
  const submission = await withPlace(app, tx, entry)
  return {
    tokenAction: token.action,
    handler,
    entry,
    submission,
    form: formOf(app, handler, entry, submission),
  }
}

const invalidToken = () => refuse('invalidToken', 'token')

const actionOf = ({ actions = {} }: FormHandler, name: string) => {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw invalidToken()
  return action
}

const contextOf = (app: App, form: FormDefinition, { id, language }: Stored) => ({
  form,
  language,
  now: app.now(),
  currentID: id,
})

/**
 * The form of a stored submission: as it is declared, or as its block composes it now. Without that block, a composed
 * form keeps the states of its handler.
 */
export const formOf = (
  app: App,
  handler: FormHandler,
  entry: Pick<store.SubmissionEntry, 'form'>,
  { place }: Pick<Stored, 'place'>,
): FormDefinition => {
  if (handler.form.id === entry.form) return handler.form
  const block = place?.block
  const composed = block && currentDefinition(app.registry, block)?.form?.(block.props, block.key)
  return composed?.id === entry.form ? composed : { ...handler.form, id: entry.form }
}
