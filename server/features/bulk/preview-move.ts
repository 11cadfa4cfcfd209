import { errorAt } from '@ximblox/contract/errors'
import { allows } from '@ximblox/contract/rules/permissions'
import { slugBelow } from '@ximblox/contract/rules/slug'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { movedRedirects } from '../addresses/moved-redirects.ts'
import { needsPublisher, planMove } from '../addresses/plan-move.ts'
import type { PageRecord } from '../pages/store.ts'
import { readLocales } from '../settings/store.ts'
import { type Change, noop, permitted, refused } from './change.ts'

/** Moving a page below another one changes its slug, with all that follows from it. */
export const previewMove = async (
  app: App,
  actor: Actor,
  page: PageRecord,
  under: PageRecord,
): Promise<Change> => {
  const forbidden = permitted(actor, 'edit-page', page)
  if (forbidden) return forbidden
  const to = page.locale === under.locale ? slugBelow(under.slug, page.slug) : undefined
  if (to === undefined) return refused([errorAt('slug', 'invalidSlug')])
  if (to === page.slug) return { ...noop, to }
  const settings = await readLocales(app.db)
  const { moves, errors } = await planMove({ registry: app.registry, db: app.db, settings }, page, to)
  const missing = moves.some(
    move => needsPublisher(move) && !allows(actor.permissions, 'publish-page', move.page),
  )
  if (missing) return { ...refused([errorAt('', 'notPermitted')]), to }
  if (errors.length > 0) return { ...refused(errors), to }
  return { outcome: 'do', to, movesAlong: moves.length - 1, ...(await movedRedirects(app.db, moves)) }
}
