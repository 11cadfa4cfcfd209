import type { AuditRow } from '@ximblox/contract/audit'
import type { JsonObject } from '@ximblox/contract/fields'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

export interface AuditFilter {
  searchTerm: string
  /** An action, or a kind of object. */
  action: string
  actor?: number | undefined
  page?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface AuditOrder {
  column: 'at' | 'actor' | 'action'
  direction: 'asc' | 'desc'
}

/** The current name of an object, or the last recorded one. */
const title = sql<string>`coalesce(
  case a.object
    when 'page' then (select title from page where id = a.object_id)
    when 'user' then (select profile->>'name' from app_user where id = a.object_id)
    when 'role' then (select name::text from role where id = a.object_id)
    when 'file' then (select name::text from file where id = a.object_id)
    when 'token' then (select name from api_token where id = a.object_id)
    when 'webhook' then (select name from webhook where id = a.object_id)
  end,
  a.detail->>'title', a.detail->>'name', a.detail->>'fileName', '')`

const actorName = sql<string>`coalesce(u.profile->>'name', '')`

const filtered = (db: Db, filter: AuditFilter) => {
  const { action, actor, page, from, to } = filter
  let query = db
    .selectFrom('audit as a')
    .leftJoin('app_user as u', 'u.id', 'a.actor_id')
    .leftJoin('api_token as t', 't.id', 'a.api_token_id')
  if (action !== '') query = query.where(sql<boolean>`(a.action = ${action} or a.action ^@ ${`${action}.`})`)
  if (actor !== undefined) query = query.where('a.actor_id', '=', actor)
  if (page !== undefined) query = query.where('a.object', '=', 'page').where('a.object_id', '=', page)
  if (from !== undefined) query = query.where('a.at', '>=', new Date(from))
  if (to !== undefined) query = query.where('a.at', '<=', new Date(to))
  const term = filter.searchTerm.trim()
  return term === '' ? query : query.where(matchesTerm(containsPattern(term)))
}

/** Searches by the names of objects, because there are fewer of them than rows in the log. */
const matchesTerm = (pattern: string): Expression<SqlBool> => sql<SqlBool>`(
  a.action ilike ${pattern} or a.address ilike ${pattern}
  or a.detail->>'title' ilike ${pattern} or a.detail->>'name' ilike ${pattern}
  or a.detail->>'fileName' ilike ${pattern}
  or a.actor_id in (select id from app_user where profile->>'name' ilike ${pattern})
  or t.name ilike ${pattern}
  or a.object = 'user' and a.object_id in (select id from app_user where profile->>'name' ilike ${pattern})
  or a.object = 'page' and a.object_id in (select id from page where title ilike ${pattern})
  or a.object = 'role' and a.object_id in (select id from role where name::text ilike ${pattern})
  or a.object = 'file' and a.object_id in (select id from file where name::text ilike ${pattern}))`

const rows = (db: Db, filter: AuditFilter) =>
  filtered(db, filter).select([
    'a.id',
    'a.at',
    'a.actor_id as actorID',
    actorName.as('actorName'),
    't.id as tokenID',
    't.name as tokenName',
    'a.action',
    'a.object',
    'a.object_id as objectID',
    title.as('title'),
    'a.address',
    sql<JsonObject>`a.detail`.as('details'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const present = ({
  actorID,
  actorName,
  tokenID,
  tokenName,
  object,
  objectID,
  title,
  at,
  ...row
}: Row): AuditRow => ({
  ...row,
  at: at.toISOString(),
  actor: { ID: actorID ?? 0, name: actorName },
  via: tokenID === null ? null : { ID: tokenID, name: tokenName ?? '' },
  object: { kind: object, id: objectID, title },
})

export const countAudit = async (db: Db, filter: AuditFilter): Promise<number> => {
  const row = await filtered(db, filter).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

const columns = { at: sql`a.id`, actor: actorName, action: sql`a.action` }

export const listAudit = async (
  db: Db,
  filter: AuditFilter,
  { column, direction }: AuditOrder,
  page: { size: number; index: number },
): Promise<AuditRow[]> => {
  const found = await rows(db, filter)
    .orderBy(columns[column], direction)
    .orderBy('a.id', direction)
    .limit(page.size)
    .offset(offsetOf(page.index, page.size))
    .execute()
  return found.map(present)
}

/** The newest rows before an id, for reading the log backwards in batches. */
export const listAuditBefore = async (
  db: Db,
  filter: AuditFilter,
  before: number,
  limit: number,
): Promise<AuditRow[]> => {
  const found = await rows(db, filter)
    .where('a.id', '<', before)
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
  return found.map(present)
}
