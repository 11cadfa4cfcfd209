import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { Menu } from '@ximblox/contract/menus'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { listTag, pageTag } from '../../kernel/content/tags.ts'
import { inTransaction, type Transaction } from '../../kernel/content/transaction.ts'
import { refuseDuplicates } from '../../kernel/db/constraint.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudits } from '../../kernel/recording/record-audit.ts'
import { lockMenus } from '../menus/store.ts'
import { slugTaken } from '../pages/create.ts'
import { loadToRead, requireAddress } from '../pages/load.ts'
import { presentPage } from '../pages/present.ts'
import { writeSlugs } from '../pages/slug-store.ts'
import { findPage, type PageRecord } from '../pages/store.ts'
import { affectedTags } from '../publication/affected-tags.ts'
import { recordRedirects } from '../publication/set-aside.ts'
import { readLocales } from '../settings/store.ts'
import { findLinks, type Links, mayRelinkMenus, relinkHead, relinkMenu, storeRelinked } from './links.ts'
import { redirectsOfMoves } from './moved-redirects.ts'
import { type MovePlan, needsPublisher, planMove } from './plan-move.ts'
import * as store from './store.ts'

type Save = typeof calls.page.save

/** Changes the slug of a page, with all effects on other pages, links and menus. */
export const savePage = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Save>,
): Promise<Payload<Save>> => {
  permit(actor, 'edit-page')
  return inTransaction(app, async tx => {
    await store.lockAddressChanges(tx.db)
    const found = await findPage(tx.db, params.id)
    if (!found) throw refuse('pageNotFound')
    permit(actor, 'edit-page', found)
    requireAddress(found)
    permitMoves(actor, [{ page: found, to: body.slug }])
    const settings = await readLocales(tx.db)
    const movePlan = await planMove({ registry: app.registry, db: tx.db, settings }, found, body.slug, body)
    if (movePlan.swapsWith) permit(actor, 'edit-page', movePlan.swapsWith)
    permitMoves(actor, movePlan.moves)
    await refuseStale(app, tx, found, body)

    refuseAny([...idErrors(found, body), ...movePlan.errors])
    const links = await linksToUpdate(app, tx, settings, movePlan, body)
    const { menus, locked, moves } = await lockAffected(tx, movePlan, links)
    const [first] = moves
    if (first?.page.id !== found.id) throw refuse('pageNotFound')
    // The pages may have been published or deleted before they were locked.
    permitMoves(actor, moves)
    await refuseStale(app, tx, first.page, body)

    const updated = links
      ? await updateLinks(app, tx, actor, links.relink, {
          menus,
          pages: links.pages.filter(({ id }) => locked.has(id)),
        })
      : { updatedLinks: [], linksLeft: { pages: 0, menus: 0 } }
    if (first.page.slug !== first.to) await move(app, tx, actor, moves)
    return { page: await presentPage(app, tx.db, await loadToRead(tx.db, found.id)), ...updated }
  })
}

/** The id in the body must be that in the path. */
const idErrors = (page: PageRecord, { id }: Input<Save>['body']): ErrorEntry[] =>
  id === page.id ? [] : [errorAt('id', 'immutable')]

/** Moving a live page changes the public site at once, so it needs the permission to publish. */
const permitMoves = (actor: Actor, moves: readonly store.Move[]): void => {
  for (const { page } of moves.filter(needsPublisher)) permit(actor, 'publish-page', page)
}

const linksToUpdate = async (
  app: App,
  tx: Transaction,
  settings: LocaleSettings,
  { moves }: MovePlan,
  { slug, shouldUpdateLinks }: Input<Save>['body'],
): Promise<Links | undefined> =>
  shouldUpdateLinks && moves[0]?.page.slug !== slug ? findLinks(app, tx.db, settings, moves) : undefined

/**
 * Locks everything that is about to change: menus before pages, as when a menu is stored, and both in the order of
 * their ids. A transaction that adds a link to one of the pages to a menu waits, or is waited for.
 */
const lockAffected = async (
  tx: Transaction,
  movePlan: MovePlan,
  links: Links | undefined,
): Promise<{ menus: Menu[]; locked: ReadonlyMap<number, PageRecord>; moves: store.Move[] }> => {
  const menus = await lockMenus(tx.db)
  const ids = [...movePlan.moves.map(({ page }) => page.id), ...(links?.pages.map(({ id }) => id) ?? [])]
  const locked = new Map((await store.lockPages(tx.db, ids)).map(page => [page.id, page]))
  const moves = movePlan.moves.flatMap(({ page, to }) => {
    const now = locked.get(page.id)
    return now ? [{ page: now, to }] : []
  })
  return { menus, locked, moves }
}

const refuseStale = async (
  app: App,
  { db }: Transaction,
  { id, revision }: PageRecord,
  body: Input<Save>['body'],
): Promise<void> => {
  if (body.revision === undefined || body.revision === revision) return
  const current = await presentPage(app, db, await loadToRead(db, id))
  throw refuse('staleRevision', '', { payload: { current } })
}

const updateLinks = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  relink: Links['relink'],
  { menus, pages }: { menus: readonly Menu[]; pages: Links['pages'] },
): Promise<Pick<Payload<Save>, 'updatedLinks' | 'linksLeft'>> => {
  const updatedLinks: Payload<Save>['updatedLinks'] = []
  const linksLeft = { pages: 0, menus: 0 }
  for (const { id, title } of pages) {
    const outcome = await relinkHead(app, tx, actor, id, relink)
    if (outcome === 'updated') updatedLinks.push({ pageID: id, title })
    if (outcome === 'kept') linksLeft.pages++
  }
  for (const menu of menus) {
    const items = relinkMenu(menu, relink)
    if (!items) continue
    if (mayRelinkMenus(actor)) await storeRelinked(app, tx, actor, menu, items)
    else linksLeft.menus++
  }
  return { updatedLinks, linksLeft }
}

const move = async (app: App, tx: Transaction, actor: Actor, moves: readonly store.Move[]): Promise<void> => {
  const now = app.now()
  const live = moves.filter(({ page }) => page.liveID !== null)
  await refuseDuplicates(writeSlugs(tx.db, moves, moves[0]?.page.id ?? 0, now), slugTaken)
  if (live.length > 0) {
    await store.insertRedirects(tx.db, live, now)
    const { setsAside, bringsBack } = await redirectsOfMoves(tx.db, live)
    await recordRedirects(tx, actor, 'redirect.set-aside', setsAside)
    await recordRedirects(tx, actor, 'redirect.bring-back', bringsBack)
  }
  await recordAudits(
    tx.db,
    actor,
    'page.move',
    'page',
    moves.map(({ page, to }) => ({
      objectID: page.id,
      detail: { title: page.title, from: page.slug, to },
    })),
  )
  for (const { page } of live) tx.touch(pageTag(page.id), listTag(page.type, page.locale))
  tx.touch(
    ...(await affectedTags(
      tx.db,
      live.flatMap(({ page, to }) => [page, { ...page, slug: to }]),
    )),
  )
}
