import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { refOf } from '../pages/details.ts'
import { findPage } from '../pages/store.ts'
import { findReports } from './store.ts'

type List = typeof calls.page.listHeldValues

/** Lists what all browsers have reported of a page; each knows its own by the id. */
export const listHeldValues = async (
  app: App,
  actor: Actor,
  { params }: Input<List>,
): Promise<Payload<List>> => {
  permitUser(actor)
  const page = await findPage(app.db, params.id)
  if (!page) throw refuse('pageNotFound')
  const reports = await findReports(app.db, page.id, app.now())
  return {
    items: reports.flatMap(({ userID, profile, browser, at, places }) =>
      places.map(place => ({ ...place, by: refOf(userID, profile), at: at.toISOString(), browser })),
    ),
  }
}
