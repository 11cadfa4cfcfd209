import type { Input, Payload } from '@ximblox/contract/call'
import type { MediaItem, MenuUse, media, PageUsePayload } from '@ximblox/contract/media'
import type { MenuItem } from '@ximblox/contract/menus'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { findUses, firstPage } from '../../kernel/content/page-uses.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { findMenus } from './menu-use-store.ts'
import { findFile } from './store.ts'

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
  const { items, total } = await findUses(app.db, refsOf([fileID]), list)
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

const firstUses = async (
  db: Db,
  fileIDs: readonly number[],
  onlyLive: boolean,
): Promise<Uses | undefined> => {
  const { items, total } = await findUses(db, refsOf(fileIDs), { ...firstPage, onlyLive })
  const menus = await menusOf(db, fileIDs)
  return total === 0 && menus.length === 0 ? undefined : { pages: items, totalPages: total, menus }
}

const refsOf = (fileIDs: readonly number[]): string[] => fileIDs.map(id => `f${id}`)

const menusOf = async (db: Db, fileIDs: readonly number[]): Promise<MenuUse[]> =>
  (await findMenus(db, fileIDs)).flatMap(({ id, name, locale, items: entries }) =>
    keysOf(entries, fileIDs).map(key => ({ id, name, locale, key })),
  )

const keysOf = (entries: readonly MenuItem[], fileIDs: readonly MediaItem['id'][]): string[] =>
  entries.flatMap(({ key, fileID, children }) => [
    ...(fileID !== undefined && fileIDs.includes(fileID) ? [key] : []),
    ...keysOf(children, fileIDs),
  ])
