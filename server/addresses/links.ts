import { type Relink, relinkContent } from '@ximblox/blocks/relink'
import { upgradeBlocks } from '@ximblox/blocks/upgrade'
import type { LocaleSettings } from '@ximblox/contract/locales'
import type { Menu, MenuItem } from '@ximblox/contract/menus'
import { allows } from '@ximblox/contract/rules/permissions'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { recordAudit } from '../audit/record.ts'
import { menuTag } from '../content/tags.ts'
import type { Transaction } from '../content/transaction.ts'
import type { DB } from '../db/schema.generated.ts'
import { menuRefs } from '../menus/check.ts'
import { updateMenu } from '../menus/store.ts'
import { completeContent, contentOf, rowOf } from '../pages/content.ts'
import { loadToRead } from '../pages/load.ts'
import { fitsSizeLimit, writeHead } from '../pages/write-head.ts'
import { addressKey, type Destination, linkNotesOf, relinkTo } from './own-urls.ts'
import * as store from './store.ts'

/** The links to pages that move. */
export interface Links {
  relink: Relink
  /** Other pages that may have such a link written out. */
  pages: store.LinkingPage[]
}

/** Finds the links to pages that move, at the addresses they have now and at those they had before. */
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

/** The addresses that lead to pages which move, and where they will lead. */
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
  // An address that another page left leads there until this one is published at it.
  for (const row of await store.findAddresses(db, pages, ids)) {
    const page = row.status === 301 ? destinations.get(row.pageID ?? 0) : undefined
    if (page) found.set(addressKey(row), { ...page, slug: row.slug })
    else found.delete(addressKey(row))
  }
  return [...found.values()]
}

/** `kept`: the page has such links, and keeps them as they are. */
export type Relinked = 'updated' | 'kept' | 'none'

/**
 * Turns the links of a page's head version into references, as a new version, if the actor may edit that page. The
 * version is as finished as the one before it: what was saved is saved, what somebody is still typing stays open. The
 * caller holds the page's lock.
 */
export const relinkHead = async (
  app: App,
  tx: Transaction,
  actor: Actor,
  pageID: number,
  relink: Relink,
): Promise<Relinked> => {
  const { page, head } = await loadToRead(tx.db, pageID)
  const stored = contentOf(head, page.type)
  const lifted = { ...stored, blocks: upgradeBlocks(app.registry, stored.blocks) }
  const relinked = relinkContent(app.registry, lifted, relink)
  if (!relinked) return 'none'
  const content = completeContent(app.registry, relinked)
  // A reference takes a little more room; the redirect serves who finds the old address in a page that is full.
  if (!mayRelinkPage(actor, page) || !fitsSizeLimit(rowOf(content))) return 'kept'
  const kind = head.sealed ? 'saved' : 'autosave'
  // The words stay their author's, who with four-eyes publishing is not the one to publish them.
  const authorID = head.authorID ?? undefined
  const versionID = await writeHead(tx, { page, head, content, kind, actor, authorID, now: app.now() })
  await recordAudit(tx.db, actor, 'page.relink', 'page', page.id, { versionID, kind })
  return 'updated'
}

/** Moving a page gives nobody the right to edit others: links there keep working through the redirect. */
export const mayRelinkPage = (actor: Actor, page: { locale: string; type: string }): boolean =>
  allows(actor.permissions, 'edit-page', page)

export const mayRelinkMenus = (actor: Actor): boolean => allows(actor.permissions, 'manage-menu')

/** A menu with its links turned into references; nothing when it had none. */
export const relinkMenu = ({ items }: Pick<Menu, 'items'>, relink: Relink): MenuItem[] | undefined => {
  let found = false
  const change = (item: MenuItem): MenuItem => {
    const children = item.children.map(change)
    const { url, ...rest } = item
    const place = url === undefined ? undefined : relink(url)
    if (!place) return { ...item, children }
    found = true
    // An entry names a page as a whole.
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
