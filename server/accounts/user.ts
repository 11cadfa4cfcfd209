import type { User } from '@ximblox/contract/people'
import type { Permission } from '@ximblox/contract/permissions'
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

/** A user as those who manage users see one. */
export const findUser = async (db: Database, id: number): Promise<User> => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .where('u.id', '=', id)
    .select([
      'u.email',
      sql<Partial<User['profile']>>`u.profile`.as('profile'),
      'u.active',
      sql<boolean>`u.password_hash is not null`.as('activated'),
      'u.last_login_at as lastLoginAt',
      'u.revision',
      'r.id as roleID',
      'r.name as roleName',
      sql<Permission[]>`r.permissions`.as('permissions'),
      'r.revision as roleRevision',
    ])
    .executeTakeFirstOrThrow()
  return {
    ID: id,
    email: row.email,
    role: { ID: row.roleID, name: row.roleName, permissions: row.permissions, revision: row.roleRevision },
    profile: {
      name: row.profile.name ?? '',
      jobTitle: row.profile.jobTitle ?? '',
      image: row.profile.image ?? null,
    },
    active: row.active,
    activated: row.activated,
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    revision: row.revision,
  }
}
