import type { PermissionName } from '@ximblox/contract/permissions'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'

/** A condition that matches the pages `p` for which the actor has a permission. */
export const permittedPages = (actor: Actor, name: PermissionName): RawBuilder<boolean> => {
  const places = actor.permissions
    .filter(permission => permission.name === name)
    .map(({ parameters }) => {
      const locale = inList('p.locale', parameters?.locales)
      const type = inList('p.type', parameters?.pageTypes)
      return sql<boolean>`(${locale} and ${type})`
    })
  return places.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(places, sql` or `)})`
}

const inList = (column: string, values: readonly string[] | undefined) =>
  values === undefined ? sql`true` : sql`${sql.ref(column)} = any(${[...values]}::text[])`
