import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { findPage } from '../pages/store.ts'
import { deleteReport, writeReport } from './store.ts'

type Report = typeof calls.page.reportHeldValues

/** Records where the caller's browser keeps values that cannot be stored. */
export const reportHeldValues = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Report>,
): Promise<Payload<Report>> => {
  permit(actor, 'edit-page')
  const page = await findPage(app.db, params.id)
  if (!page) throw refuse('pageNotFound')
  permit(actor, 'edit-page', page)
  const key = { pageID: page.id, userID: actor.id, browser: body.browser }
  if (body.places.length === 0) await deleteReport(app.db, key)
  else await writeReport(app.db, key, body.places, app.now())
  return {}
}
