import { type Permission, permissionNames } from '@ximblox/contract/permissions'
import { type RawBuilder, sql } from 'kysely'

/**
 * The permissions of a role that this code knows. Nodes of a later release grant others during an update, and after a
 * return to the release before they are still there: they allow nothing here.
 */
export const knownPermissions = (column: 'permissions' | 'r.permissions'): RawBuilder<Permission[]> =>
  sql<Permission[]>`(${listOf(column)} where ${isKnown})`

/** The others, which a change of the role keeps. */
export const unknownPermissions = (column: 'permissions' | 'r.permissions'): RawBuilder<unknown> =>
  sql`(${listOf(column)} where not ${isKnown})`

const listOf = (column: string) =>
  sql`select coalesce(jsonb_agg(held.item order by held.position), '[]')
    from jsonb_array_elements(${sql.ref(column)}) with ordinality as held (item, position)`

/** Those of the site are all known: one that it does not declare any more is required by nothing. */
const isKnown = sql`((held.item ->> 'name') = any(${[...permissionNames]}::text[]) or held.item ->> 'name' like 'site:%')`
