import type { Submission } from '@ximblox/contract/forms'
import type { App } from '../../kernel/app-context.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { FormHandler } from '../../kernel/forms/form-handler.ts'
import { type FormAction, formOf } from './act.ts'
import { formContext, withPlace } from './context.ts'
import { labelJson } from './label-json.ts'
import { findSubmission } from './store.ts'

/** An action that users may run in the name of a visitor. */
export const actionOnBehalf = (handler: FormHandler | undefined, name: string): FormAction | undefined => {
  const { actions = {} } = handler ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  return action?.onBehalf && action
}

/** What users may do for the visitor now, with the effects that they read before they confirm. */
export const offersOnBehalf = async (
  app: App,
  tx: Transaction,
  id: number,
): Promise<Submission['actions']> => {
  const entry = await findSubmission(tx.db, id)
  const handler = entry && app.forms.of(entry.form)
  if (!handler) return []
  const names = Object.keys(handler.actions ?? {}).filter(name => actionOnBehalf(handler, name))
  if (names.length === 0) return []
  const submission = await withPlace(app, tx, entry)
  const form = formOf(app, handler, entry, submission)
  const { language } = submission
  const context = formContext(app, tx, { form, language, now: app.now(), currentID: id })
  const offers: Submission['actions'] = []
  for (const name of names) {
    const action = actionOnBehalf(handler, name)
    const details = await action?.details(submission, context)
    if (!action?.onBehalf || details === null || details === undefined) continue
    const { label, effects } = action.onBehalf
    offers.push({ name, label: labelJson(label), effects: effects(details).map(labelJson) })
  }
  return offers
}
