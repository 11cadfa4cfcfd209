import { completeContent } from '@ximblox/blocks/complete'
import { type Relink, relinkContent } from '@ximblox/blocks/relink'
import { upgradeContent } from '@ximblox/blocks/upgrade'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { Menu, MenuItem } from '@ximblox/contract/menus'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { menuTag } from '../../kernel/content/tags.ts'
import type { Transaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { menuRefs } from '../menus/check.ts'
import { updateMenu } from '../menus/store.ts'
import { contentOf, rowOf } from '../pages/content.ts'
import { loadToRead } from '../pages/load.ts'
import { fitsSizeLimit, writeHead } from '../pages/write-head.ts'
import { addressKey, type Destination, linkNotesOf, relinkTo } from './own-urls.ts'
import * as store from './store.ts'

/** The links to pages that are about to move. */
export interface Links {
  relink: Relink
  /** Other pages that may contain such a link as a written-out URL. */
  pages: store.LinkingPage[]
}

/** Finds the links to pages that are about to move, at their current and former paths. */
export const findLinks = async (
  { config }: Pick<App, 'config'>,
  db: Kysely<DB>,
  settings: LocaleSettings,
  moves: readonly store.Move[],
): Promise<Links> => {
  const spelling = { publicURL: config.publicURL, settings }
  const destinations = await findDestinations(db, moves)
  const [first] = moves
  return {
    relink: relinkTo(destinations, spelling),
    pages: await store.findLinkingPages(db, linkNotesOf(destinations, spelling), first?.page.id ?? 0),
  }
}

/** The paths that lead to the moving pages, with their new slugs. */
const findDestinations = async (db: Kysely<DB>, moves: readonly store.Move[]): Promise<Destination[]> => {
  const pages = moves.map(({ page }) => page)
  const ids = pages.map(({ id }) => id)
  const anchors = await store.findAnchors(db, ids)
  const destinations = new Map(
    moves.map(({ page: { id, locale, slug }, to }) => [
      id,
      { id, locale, slug, to, anchors: anchors.get(id) ?? new Map<string, string>() },
    ]),
  )
  const found = new Map([...destinations.values()].map(page => [addressKey(page), page]))
  // A path that another page left redirects to that page until this one is published there.
  for (const row of await store.findAddresses(db, pages, ids)) {
    const page = row.status === 301 ? destinations.get(row.pageID ?? 0) : undefined
    if (page) found.set(addressKey(row), { ...page, slug: row.slug })
    else found.delete(addressKey(row))
  }
  return [...found.values()]
}

/** With `kept`, the page contains such links and keeps them unchanged. */
export type Relinked = 'updated' | 'kept' | 'none'

/**
 * Replaces the links in a page's head version by references, as a new version, if the actor may edit the page. The new
 * version is sealed when the old one was, so an open draft stays open. The caller holds the page's lock.
 */
export const relinkHead = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  pageID: number,
  relink: Relink,
): Promise<Relinked> => {
  const { page, head } = await loadToRead(tx.db, pageID)
  const stored = upgradeContent(app.registry, contentOf(head, page.type))
  const relinked = relinkContent(app.registry, stored, relink)
  if (!relinked) return 'none'
  const content = completeContent(app.registry, relinked)
  // A reference takes slightly more space than a URL. When a page has reached its size limit, its links work through
  // the redirect.
  if (!mayRelinkPage(actor, page) || !fitsSizeLimit(rowOf(content))) return 'kept'
  const kind = head.sealed ? 'saved' : 'autosave'
  // The author stays the same: with four-eyes publishing, they may not publish this content.
  const authorID = head.authorID ?? undefined
  const versionID = await writeHead(tx, {
    registry: app.registry,
    page,
    head,
    content,
    kind,
    actor,
    authorID,
    now: app.now(),
  })
  await recordAudit(tx.db, actor, 'page.relink', 'page', page.id, { versionID, kind })
  return 'updated'
}

/** Moving a page grants no permission to edit others, whose links keep working through the redirect. */
export const mayRelinkPage = (actor: Actor, page: { locale: string; type: string }): boolean =>
  allows(actor.permissions, 'edit-page', page)

export const mayRelinkMenus = (actor: Actor): boolean => allows(actor.permissions, 'manage-menu')

/** Replaces the links of a menu by references. Returns undefined when it had none. */
export const relinkMenu = ({ items }: Pick<Menu, 'items'>, relink: Relink): MenuItem[] | undefined => {
  let found = false
  const change = (item: MenuItem): MenuItem => {
    const children = item.children.map(change)
    const { url, ...rest } = item
    const place = url === undefined ? undefined : relink(url)
    if (!place) return { ...item, children }
    found = true
    // A menu item can link to a whole page only.
    const isWhole = place.target && place.target.block === undefined
    return isWhole ? { ...rest, pageID: place.target?.id, children } : { ...rest, url: place.url, children }
  }
  const relinked = items.map(change)
  return found ? relinked : undefined
}

export const storeRelinked = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  { id, name, locale }: Menu,
  items: MenuItem[],
): Promise<void> => {
  await updateMenu(tx.db, id, items, menuRefs(items), app.now())
  await recordAudit(tx.db, actor, 'menu.relink', 'menu', id, { name, locale })
  tx.touch(menuTag(locale))
}
