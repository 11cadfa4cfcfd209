import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import type { FormHandler } from '../../kernel/forms/form-handler.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { formOf } from './act.ts'
import { statesInUse } from './concerned.ts'
import * as store from './concerned-store.ts'
import { formContext, lockSubject, withPlaces } from './context.ts'
import { lockSubmissions } from './store.ts'

type Write = typeof calls.forms.write
type Written = Input<Write>['body']['letters'][number]

const hour = 3_600_000

/** Writes to those with submissions for a subject. Anyone who got a letter within the last hour does not get it again. */
export const writeLetters = async (
  app: App,
  actor: Actor,
  { body }: Input<Write>,
): Promise<Payload<Write>> => {
  permit(actor, 'view-submissions')
  const handler = app.forms.of(body.form)
  if (!handler?.letters || handler.form.id !== body.form) throw refuse('notFound', 'form')
  return inTransaction(app, async tx => {
    await lockSubject(tx, body.form, body.subject)
    let total = 0
    for (const letter of body.letters) total += await writeIn(app, tx, handler, body.subject, letter)
    if (total > 0)
      await recordAudit(tx.db, actor, 'submission.write', 'submission', 0, {
        title: body.form,
        subject: body.subject,
        count: total,
      })
    return { total }
  })
}

const writeIn = async (
  app: App,
  tx: Transaction,
  handler: FormHandler,
  subject: string,
  { language, ...letter }: Written,
): Promise<number> => {
  const now = app.now()
  const { form, letters } = handler
  const inUse = { states: statesInUse(handler), languages: [language] }
  const ids = await store.idsOf(tx.db, form.id, subject, inUse)
  const line = letter.subject.trim()
  const known = await store.writtenTo(tx.db, ids, line, new Date(now.getTime() - hour))
  const entries = await lockSubmissions(
    tx.db,
    ids.filter(id => !known.has(id)),
  )
  for (const submission of await withPlaces(app, tx, entries)) {
    const shown = formOf(app, handler, { form: form.id }, submission)
    const context = formContext(app, tx, { form: shown, language, now, currentID: submission.id })
    await letters?.send(submission, { subject: line, text: letter.text }, context)
  }
  return entries.length
}
