import type { Input, Payload } from '@ximblox/contract/call'
import { hasAddress } from '@ximblox/contract/content-types'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { findPage } from '../pages/store.ts'
import { presentLeads } from './rows.ts'
import {
  countBelow,
  countChildren,
  findBelow,
  isBelowHome,
  isDirectlyBelow,
  type Structure,
} from './structure-store.ts'

/**
 * Lists the pages directly below a page: those whose slug begins with its own, with no page between them. The home page
 * has none below it; every page without another above it is one of the topmost.
 */
export const structure = async (
  app: App,
  actor: Actor,
  { body }: Input<Structure>,
): Promise<Payload<Structure>> => {
  permitUser(actor)
  const parent = body.under === undefined ? undefined : await findPage(app.db, body.under)
  if (body.under !== undefined && (!parent || !hasAddress(parent.type))) throw refuse('pageNotFound', 'under')
  const place = { locale: parent?.locale ?? body.locale, slug: parent?.slug ?? '' }
  const below = parent?.slug === '' ? isBelowHome : isDirectlyBelow(place)
  const totalItems = await countBelow(app.db, below)
  const leads = totalItems === 0 ? [] : await findBelow(app.db, below, body)
  const children = await countChildren(app.db, leads)
  const rows = await presentLeads(app.db, leads)
  return { data: { items: rows.map(row => ({ ...row, children: children.get(row.id) ?? 0 })), totalItems } }
}
