import type { Input, Payload } from '@ximblox/contract/call'
import type { MediaItem, MenuUse, media, PageUsePayload } from '@ximblox/contract/media'
import type { MenuItem } from '@ximblox/contract/menus'
import { referenceLocations } from '@ximblox/contract/rules/refs'
import type { Kysely } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { permitUser } from '../permit.ts'
import { findFile } from './store.ts'
import { findContents, findMenus, listUses, type UseList } from './usage-store.ts'

type Db = Kysely<DB>
type ListPages = typeof media.listPagesByFile

/** Lists the pages and menus that use a file. */
export const listPagesByFile = async (
  app: App,
  actor: Actor,
  { body: { fileID, ...list } }: Input<ListPages>,
): Promise<Payload<ListPages>> => {
  permitUser(actor)
  if (!(await findFile(app.db, fileID))) throw refuse('mediaNotFound', 'fileID')
  const { items, total } = await findUses(app.db, [fileID], list)
  return { data: { items, totalItems: total }, menus: await menusOf(app.db, [fileID]) }
}

/** Uses that prevent deleting or replacing files. */
export interface Uses {
  /** Up to a hundred pages. */
  pages: PageUsePayload[]
  totalPages: number
  menus: MenuUse[]
}

/** The uses of these files; undefined when there are none. */
export const usesOf = (db: Db, fileIDs: readonly number[]): Promise<Uses | undefined> =>
  firstUses(db, fileIDs, false)

/** The public uses of these files; undefined when there are none. */
export const liveUsesOf = (db: Db, fileIDs: readonly number[]): Promise<Uses | undefined> =>
  firstUses(db, fileIDs, true)

const firstPage = { pageIndex: 0, pageSize: 100, searchTerm: '', columnToSort: '', sortOrder: 'asc' } as const

const firstUses = async (
  db: Db,
  fileIDs: readonly number[],
  onlyLive: boolean,
): Promise<Uses | undefined> => {
  const { items, total } = await findUses(db, fileIDs, { ...firstPage, onlyLive })
  const menus = await menusOf(db, fileIDs)
  return total === 0 && menus.length === 0 ? undefined : { pages: items, totalPages: total, menus }
}

const findUses = async (
  db: Db,
  fileIDs: readonly number[],
  list: UseList,
): Promise<{ items: PageUsePayload[]; total: number }> => {
  const { rows, total } = await listUses(db, fileIDs, list)
  const contents = await findContents(
    db,
    rows.map(row => row.versionID),
  )
  const items = rows.map(row => {
    const content = contents.get(row.versionID)
    const where = content ? fileIDs.flatMap(id => referenceLocations(content, `f${id}`)) : []
    return { ...row, where: [...new Set(where)] }
  })
  return { items, total }
}

const menusOf = async (db: Db, fileIDs: readonly number[]): Promise<MenuUse[]> =>
  (await findMenus(db, fileIDs)).flatMap(({ id, name, locale, items: entries }) =>
    keysOf(entries, fileIDs).map(key => ({ id, name, locale, key })),
  )

const keysOf = (entries: readonly MenuItem[], fileIDs: readonly MediaItem['id'][]): string[] =>
  entries.flatMap(({ key, fileID, children }) => [
    ...(fileID !== undefined && fileIDs.includes(fileID) ? [key] : []),
    ...keysOf(children, fileIDs),
  ])
