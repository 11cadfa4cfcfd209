import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** A folder by its path. `id` is null for the root. */
export interface FolderRecord {
  id: number | null
  /** In the spelling of the stored names, regardless of case in the request. */
  path: string
}

/** A folder in a list, with the number of files and folders directly inside. */
export interface FolderRow {
  id: number
  path: string
  name: string
  files: number
  folders: number
}

/** Finds a folder by the names of its path, from the root down. */
export const findFolder = async (db: Db, names: readonly string[]): Promise<FolderRecord | undefined> => {
  const { rows } = await sql<FolderRecord>`
    with recursive walk (depth, id, path) as (
      select 0, null::bigint, ''
      union all
      select walk.depth + 1, folder.id, walk.path || '/' || folder.name::text
      from walk
      join folder on folder.parent_id is not distinct from walk.id and folder.deleted_at is null
        and folder.name = (${names}::text[])[walk.depth + 1]::citext
    )
    select id, case path when '' then '/' else path end as path from walk where depth = ${names.length}`.execute(
    db,
  )
  return rows[0]
}

/** Serialises changes of the folder tree, so that no two of them together can create a cycle. */
export const lockTree = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKeys.folders}::bigint)`.execute(db)
}

/** Keeps a folder from being deleted until the transaction ends. Returns false when it does not exist. */
export const holdFolder = async (db: Db, id: number | null): Promise<boolean> => {
  if (id === null) return true
  const row = await db
    .selectFrom('folder')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Returns undefined when the parent already has a folder of that name. */
export const insertFolder = (
  db: Db,
  parentID: number | null,
  name: string,
): Promise<{ id: number } | undefined> =>
  db
    .insertInto('folder')
    .values({ parent_id: parentID, name })
    .onConflict(conflict =>
      conflict.columns(['parent_id', 'name']).where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const updateFolder = async (
  db: Db,
  id: number,
  parentID: number | null,
  name: string,
): Promise<void> => {
  await db.updateTable('folder').set({ parent_id: parentID, name }).where('id', '=', id).execute()
}

const folderRows = (db: Db) =>
  db
    .selectFrom('folder as d')
    .where('d.deleted_at', 'is', null)
    .select([
      'd.id',
      sql<string>`d.name`.as('name'),
      sql<number>`(select count(*) from file where folder_id = d.id and deleted_at is null)`.as('files'),
      sql<number>`(select count(*) from folder where parent_id = d.id and deleted_at is null)`.as('folders'),
      sql<string>`folder_path(d.id)`.as('path'),
    ])
    .orderBy('d.name')
    .orderBy('d.id')

export const listFolders = (db: Db, parentID: number | null): Promise<FolderRow[]> =>
  folderRows(db).where('d.parent_id', 'is not distinct from', parentID).execute()

export const listAllFolders = (db: Db): Promise<FolderRow[]> => folderRows(db).execute()

export const findFolderRow = (db: Db, id: number): Promise<FolderRow | undefined> =>
  folderRows(db).where('d.id', '=', id).executeTakeFirst()

/** The paths of folders, by id. */
export const pathsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('folder')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .select(['id', sql<string>`folder_path(id)`.as('path')])
    .execute()
  return new Map(rows.map(({ id, path }) => [id, path]))
}

export const searchFolders = (
  db: Db,
  below: number | null,
  pattern: string,
  limit: number,
): Promise<FolderRow[]> =>
  folderRows(db)
    .where(sql<string>`d.name::text`, 'ilike', pattern)
    .where(isBelow(below, sql.ref('d.parent_id')))
    .limit(limit)
    .execute()

/** True when the id is that of the folder or of a folder anywhere inside it. Everything is below the root. */
export const isBelow = (folderID: number | null, id: ReturnType<typeof sql.ref>) =>
  folderID === null
    ? sql<boolean>`true`
    : sql<boolean>`${id} in (
        with recursive tree (id) as (
          select ${folderID}::bigint union all select f.id from tree join folder f on f.parent_id = tree.id
        )
        select id from tree)`

/**
 * Locks a folder and all folders inside it, except for those in the bin, until the transaction ends. Nothing can be
 * added to them before that.
 */
export const lockTreeOf = async (db: Db, folderID: number): Promise<{ id: number; path: string }[]> =>
  db
    .selectFrom('folder as d')
    .where(isBelow(folderID, sql.ref('d.id')))
    .where('d.deleted_at', 'is', null)
    .select(['d.id', sql<string>`folder_path(d.id)`.as('path')])
    .forUpdate()
    .execute()
