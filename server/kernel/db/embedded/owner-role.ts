import type { Client } from 'pg'

/** The role and the database of the product. The role owns the database and is not a superuser. */
export const owner = { user: 'ximblox', database: 'ximblox' }

/** Creates what is missing. A killed process may have completed only some of the steps. */
export async function ensureOwner(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ role: boolean; database: boolean }>(
    'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $2) as database',
    [owner.user, owner.database],
  )
  if (!rows[0]?.role) await superuser.query(`create role ${owner.user} login`)
  if (!rows[0]?.database) await superuser.query(`create database ${owner.database} owner ${owner.user}`)
}
