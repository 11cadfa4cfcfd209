import type { Permission } from '@ximblox/contract/permissions'
import { type Kysely, sql } from 'kysely'
import { knownPermissions, unknownPermissions } from '../../kernel/db/known-permissions.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface RoleRecord {
  id: number
  name: string
  permissions: Permission[]
  revision: number
}

const columns = ['id', 'name', knownPermissions('permissions').as('permissions'), 'revision'] as const

export const listRoles = (db: Db): Promise<RoleRecord[]> =>
  db.selectFrom('role').select(columns).orderBy('name').execute()

export const findRole = (db: Db, id: number): Promise<RoleRecord | undefined> =>
  db.selectFrom('role').where('id', '=', id).select(columns).executeTakeFirst()

export const isNameTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('role').where('name', '=', name).select('id').executeTakeFirst()) !== undefined

export const insertRole = (db: Db, role: { name: string; permissions: Permission[] }): Promise<RoleRecord> =>
  db
    .insertInto('role')
    .values({ name: role.name, permissions: JSON.stringify(role.permissions) })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateRole = (
  db: Db,
  id: number,
  role: { name: string; permissions: Permission[] },
): Promise<RoleRecord> =>
  db
    .updateTable('role')
    .set({
      name: role.name,
      permissions: sql`${JSON.stringify(role.permissions)}::jsonb || ${unknownPermissions('permissions')}`,
      revision: sql`revision + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const isRoleInUse = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('app_user').where('role_id', '=', id).select('id').limit(1).executeTakeFirst()) !==
  undefined

export const deleteRole = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('role').where('id', '=', id).execute()
}

/** The permissions of roles that a user who can log in has. */
export const listPermissionsInUse = async (db: Db): Promise<Permission[][]> => {
  const rows = await db
    .selectFrom('role')
    .where(
      sql<boolean>`exists (
        select from app_user
        where role_id = role.id and active and erased_at is null and password_hash is not null)`,
    )
    .select(knownPermissions('permissions').as('permissions'))
    .execute()
  return rows.map(row => row.permissions)
}

/** The permissions of a user's role, whether or not they can log in. Empty for unknown users. */
export const findHeldPermissions = async (db: Db, userID: number): Promise<Permission[]> => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('u.id', '=', userID)
    .select(knownPermissions('r.permissions').as('permissions'))
    .executeTakeFirst()
  return row?.permissions ?? []
}

/** The current permissions of a user; undefined when they cannot log in. */
export const findPermissions = async (db: Db, userID: number): Promise<Permission[] | undefined> => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('u.id', '=', userID)
    .where('u.active', 'is', true)
    .select(knownPermissions('r.permissions').as('permissions'))
    .executeTakeFirst()
  return row?.permissions
}

/** Until the transaction ends, nobody else changes users, roles or permissions. */
export const lockPermissions = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKeys.permissions}::bigint)`.execute(db)
}

export const hasRoles = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('role').select('id').limit(1).executeTakeFirst()) !== undefined

/** Until the transaction ends, no other process creates the first roles and the first user. */
export const lockFirstRun = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKeys.firstRun}::bigint)`.execute(db)
}

export const insertRoles = (
  db: Db,
  roles: readonly { name: string; permissions: readonly Permission[] }[],
): Promise<{ id: number; name: string }[]> =>
  db
    .insertInto('role')
    .values(roles.map(role => ({ name: role.name, permissions: JSON.stringify(role.permissions) })))
    .returning(['id', 'name'])
    .execute()
