import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { readMenus } from '../menus/store.ts'
import { requireAddress } from '../pages/load.ts'
import { findPage } from '../pages/store.ts'
import { readLocales } from '../settings/store.ts'
import { findLinks, mayRelinkMenus, mayRelinkPage, relinkMenu } from './links.ts'
import { movedRedirects } from './moved-redirects.ts'
import { type MovePlan, needsPublisher, planMove } from './plan-move.ts'

type Preview = typeof calls.page.previewSave

const maxListed = 20

/** Previews the effects of saving a page under another slug, with the same move plan that the save uses. */
export const previewSave = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Preview>,
): Promise<Payload<Preview>> => {
  permitUser(actor)
  const page = await findPage(app.db, params.id)
  if (!page) throw refuse('pageNotFound')
  requireAddress(page)
  const settings = await readLocales(app.db)
  const world = { registry: app.registry, db: app.db, settings }
  const movePlan = await planMove(world, page, body.slug, body)
  const { swapsWith } =
    movePlan.swapsWith || movePlan.errors.length === 0
      ? movePlan
      : await planMove(world, page, body.slug, { swap: true })
  const isUnchanged = movePlan.errors.length > 0 || page.slug === body.slug
  const links = isUnchanged ? undefined : await findLinks(app, app.db, settings, movePlan.moves)
  const pages = links?.pages ?? []
  const menus = links ? (await readMenus(app.db)).filter(menu => relinkMenu(menu, links.relink)) : []
  return {
    follows: movePlan.follows ? { pageID: movePlan.follows.id, title: movePlan.follows.title } : null,
    swapsWith:
      swapsWith && allows(actor.permissions, 'edit-page', swapsWith)
        ? { pageID: swapsWith.id, title: swapsWith.title }
        : null,
    moved: firstFew(movedPages(movePlan)),
    needsPublisher: movePlan.moves.some(
      move => needsPublisher(move) && !allows(actor.permissions, 'publish-page', move.page),
    ),
    linking: firstFew(pages.map(({ id, title, locale }) => ({ pageID: id, title, locale }))),
    menus: menus.map(({ id, name, locale }) => ({ id, name, locale })),
    linksLeft: {
      pages: pages.filter(page => !mayRelinkPage(actor, page)).length,
      menus: mayRelinkMenus(actor) ? 0 : menus.length,
    },
    ...(await movedRedirects(app.db, isUnchanged ? [] : movePlan.moves)),
    Errors: movePlan.errors,
  }
}

const firstFew = <I>(all: readonly I[]) => ({ items: all.slice(0, maxListed), totalItems: all.length })

/** Pages whose new path is taken come first. */
const movedPages = ({ moves, taken }: MovePlan): Payload<Preview>['moved']['items'] =>
  moves
    .slice(1)
    .map(({ page, to }) => ({
      pageID: page.id,
      title: page.title,
      locale: page.locale,
      from: page.slug,
      to,
      taken: taken.has(page.id),
    }))
    .toSorted((a, b) => Number(b.taken) - Number(a.taken) || (a.to < b.to ? -1 : 1))
