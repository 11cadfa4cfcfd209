import type { Input, Payload } from '@ximblox/contract/call'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permitUser } from '../../kernel/permit.ts'
import { wordsOf } from '../pages/word-store.ts'
import type { OverviewFilter } from './filter-store.ts'
import { presentLeads } from './rows.ts'
import { type Counts, countGroups, countViews, findLeads, type Overview } from './store.ts'

/** Lists pages with all their languages in one row. */
export const overview = async (
  app: App,
  actor: Actor,
  { body }: Input<Overview>,
): Promise<Payload<Overview>> => {
  permitUser(actor)
  const words = await wordsOf(app.db, body.searchTerm)
  const filter: OverviewFilter = { ...body, words, userID: actor.id }
  const totalItems = await countGroups(app.db, filter)
  const leads = totalItems === 0 ? [] : await findLeads(app.db, filter, body)
  return { data: { items: await presentLeads(app.db, leads), totalItems } }
}

/** Counts the rows of each view in one statement. */
export const overviewCounts = async (
  app: App,
  actor: Actor,
  { body }: Input<Counts>,
): Promise<Payload<Counts>> => {
  permitUser(actor)
  const words = await wordsOf(app.db, body.searchTerm)
  return { counts: await countViews(app.db, { ...body, words, userID: actor.id }) }
}
