import type { Menu, MenuTargetsPayload } from '@ximblox/contract/menus'
import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

const menus = (db: Db) =>
  db.selectFrom('menu').select(['id', 'name', 'locale', 'revision', sql<Menu['items']>`items`.as('items')])

export const findMenu = (db: Db, id: number): Promise<Menu | undefined> =>
  menus(db).where('id', '=', id).executeTakeFirst()

export const readMenus = (db: Db): Promise<Menu[]> => menus(db).orderBy('id').execute()

/** Locks all menus until the transaction ends. */
export const lockMenus = (db: Db): Promise<Menu[]> => menus(db).orderBy('id').forUpdate().execute()

export const lockMenu = (db: Db, id: number): Promise<Menu | undefined> =>
  menus(db).where('id', '=', id).forUpdate().executeTakeFirst()

export const listMenus = (db: Db) =>
  db
    .selectFrom('menu')
    .select(['id', 'name', 'locale', 'revision', 'updated_at as updatedAt'])
    .orderBy('name')
    .orderBy('locale')
    .execute()

export const updateMenu = async (
  db: Db,
  id: number,
  items: Menu['items'],
  refs: string[],
  now: Date,
): Promise<void> => {
  await db
    .updateTable('menu')
    .set({ items: JSON.stringify(items), refs, revision: sql`revision + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The names of the menus, each of which exists in every locale that the site has had. */
export const menuNames = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('menu').distinct().select('name').execute()
  return rows.map(({ name }) => name)
}

/** Creates the missing menus: one of each name for each locale. */
export const insertMissingMenus = async (
  db: Db,
  names: readonly string[],
  locales: readonly string[],
): Promise<void> => {
  const rows = names.flatMap(name => locales.map(locale => ({ name, locale })))
  if (rows.length === 0) return
  await db
    .insertInto('menu')
    .values(rows)
    .onConflict(conflict => conflict.columns(['name', 'locale']).doNothing())
    .execute()
}

/**
 * Returns which of these ids are pages and which are shared files. The pages are locked, so that a page that is being
 * published finds the menu that links to it.
 */
export const findTargets = async (db: Db, pageIDs: number[], fileIDs: number[]) => {
  const pages = await db
    .selectFrom('page')
    .where(sql<boolean>`id = any(${pageIDs}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('slug', 'not like', '~%')
    .select('id')
    .orderBy('id')
    .forShare()
    .execute()
  const files = await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${fileIDs}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('shared', 'is', true)
    .select('id')
    .execute()
  return { pages: new Set(pages.map(row => row.id)), files: new Set(files.map(row => row.id)) }
}

/** Describes these pages and shared files for the menu editor. */
export const describeTargets = async (
  db: Db,
  pageIDs: number[],
  fileIDs: number[],
): Promise<MenuTargetsPayload> => ({
  pages: await db
    .selectFrom('page')
    .where(sql<boolean>`id = any(${pageIDs}::bigint[])`)
    .where('deleted_at', 'is', null)
    .select(['id', 'title', 'slug', 'locale', sql<PageState>`state`.as('state')])
    .orderBy('id')
    .execute(),
  files: await db
    .selectFrom('file')
    .where(sql<boolean>`id = any(${fileIDs}::bigint[])`)
    .where('deleted_at', 'is', null)
    .where('shared', 'is', true)
    .select(['id', sql<string>`name`.as('fileName')])
    .orderBy('id')
    .execute(),
})
