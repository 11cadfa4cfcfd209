import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { MenuItem } from '@ximblox/contract/menus'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { menuTag } from '../../kernel/content/tags.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { isTooLong, menuErrors, menuRefs, tooLong } from './check.ts'
import * as store from './store.ts'

type Menus = typeof calls.menu

export const listMenus = async (app: App, actor: Actor): Promise<Payload<Menus['list']>> => {
  permit(actor, 'manage-menu')
  const rows = await store.listMenus(app.db)
  return { data: rows.map(row => ({ ...row, updatedAt: row.updatedAt.toISOString() })) }
}

export const getMenu = async (
  app: App,
  actor: Actor,
  { params }: Input<Menus['get']>,
): Promise<Payload<Menus['get']>> => {
  permit(actor, 'manage-menu')
  return loadMenu(app.db, params.id)
}

export const storeMenu = async (
  app: App,
  actor: Actor,
  { params, body }: Input<Menus['store']>,
): Promise<Payload<Menus['store']>> => {
  permit(actor, 'manage-menu')
  return inTransaction(app, async tx => {
    const menu = await store.lockMenu(tx.db, params.id)
    if (!menu) throw refuse('notFound')
    if (menu.revision !== body.revision) throw refuse('staleRevision', '', { payload: { current: menu } })
    refuseAny(await errorsOf(tx.db, body.items))
    if (isEqual(body.items, menu.items)) return loadMenu(tx.db, menu.id)
    await store.updateMenu(tx.db, menu.id, body.items, menuRefs(body.items), app.now())
    await recordAudit(tx.db, actor, 'menu.store', 'menu', menu.id, { name: menu.name, locale: menu.locale })
    tx.touch(menuTag(menu.locale))
    return loadMenu(tx.db, params.id)
  })
}

/** The errors of a menu, for the items that are present. */
export const checkMenu = async (
  app: App,
  actor: Actor,
  { body }: PartlyInput<Menus['store']>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-menu')
  return errorsOf(app.db, body.items ?? [])
}

const errorsOf = async (db: Kysely<DB>, items: readonly (MenuItem | undefined)[]): Promise<ErrorEntry[]> =>
  isTooLong(items) ? [tooLong] : [...menuErrors(items), ...(await brokenLinks(db, items))]

const loadMenu = async (db: Kysely<DB>, id: number) => {
  const menu = await store.findMenu(db, id)
  if (!menu) throw refuse('notFound')
  const linkedItems = linksOf(menu.items, 'items').map(({ item }) => item)
  return {
    menu,
    targets: await store.describeTargets(db, idsIn(linkedItems, 'pageID'), idsIn(linkedItems, 'fileID')),
  }
}

/** Links to pages that do not exist, or to files that are not shared. */
const brokenLinks = async (
  db: Kysely<DB>,
  items: readonly (MenuItem | undefined)[],
): Promise<ErrorEntry[]> => {
  const links = linksOf(items, 'items')
  const linkedItems = links.map(({ item }) => item)
  const targets = await store.findTargets(db, idsIn(linkedItems, 'pageID'), idsIn(linkedItems, 'fileID'))
  return links.flatMap(({ item, property }) => [
    ...(item.pageID !== undefined && !targets.pages.has(item.pageID) ? [notFound(`${property}.pageID`)] : []),
    ...(item.fileID !== undefined && !targets.files.has(item.fileID) ? [notFound(`${property}.fileID`)] : []),
  ])
}

const notFound = (property: string): ErrorEntry => errorAt(property, 'brokenReference')

const idsIn = (items: readonly MenuItem[], kind: 'pageID' | 'fileID'): number[] =>
  items.flatMap(item => item[kind] ?? [])

const linksOf = (
  items: readonly (MenuItem | undefined)[],
  at: string,
): { item: MenuItem; property: string }[] =>
  items.flatMap((item, index) =>
    item ? [{ item, property: `${at}.${index}` }, ...linksOf(item.children, `${at}.${index}.children`)] : [],
  )
