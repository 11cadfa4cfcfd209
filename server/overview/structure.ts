import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { hasAddress } from '@ximblox/contract/content-types'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { offsetOf } from '../db/offset.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { findPage } from '../pages/store.ts'
import { permitUser } from '../permit.ts'
import { type Lead, leadColumns, presentLeads } from './rows.ts'

type Structure = typeof calls.page.structure
type Arguments = Input<Structure>['body']

/**
 * Lists the pages directly below a page: those whose slug begins with its own, with no page between them. The home page
 * has none below it; every page without another above it is one of the topmost.
 */
export const structure = async (
  app: App,
  actor: Actor,
  { body }: Input<Structure>,
): Promise<Payload<Structure>> => {
  permitUser(actor)
  const parent = body.under === undefined ? undefined : await findPage(app.db, body.under)
  if (body.under !== undefined && (!parent || !hasAddress(parent.type))) throw refuse('pageNotFound', 'under')
  const place = { locale: parent?.locale ?? body.locale, slug: parent?.slug ?? '' }
  const below = parent?.slug === '' ? sql<boolean>`false` : isDirectlyBelow(place)
  const totalItems = await count(app.db, below)
  const leads = totalItems === 0 ? [] : await findLeads(app.db, below, body)
  const children = await countChildren(app.db, leads)
  const rows = await presentLeads(app.db, leads)
  return { data: { items: rows.map(row => ({ ...row, children: children.get(row.id) ?? 0 })), totalItems } }
}

/** Most pages have another one directly above them, which is looked up first. */
const isDirectlyBelow = ({ locale, slug }: { locale: string; slug: string }) => {
  const within = slug === '' ? sql`true` : sql`p.slug ~>=~ ${`${slug}/`} and p.slug ~<~ ${`${slug}0`}`
  return sql<boolean>`p.locale = ${locale} and p.deleted_at is null and p.slug not like '~%' and ${within}
    and not exists (select from page as above where above.locale = ${locale} and above.deleted_at is null
      and above.slug = substring(p.slug from '^(.+)/[^/]+$') and length(above.slug) > ${slug.length})
    and not exists (${pagesBetween(slug.length)})`
}

/** The pages above `p` whose slugs are longer than this, each looked up by its slug. */
const pagesBetween = (length: number) => sql`
  select from generate_series(1, length(p.slug) - length(replace(p.slug, '/', '')) - 1) as depth
  join page as above on above.locale = p.locale and above.deleted_at is null
    and above.slug = array_to_string((string_to_array(p.slug, '/'))[1:depth], '/')
  where length(above.slug) > ${length}`

const count = async (db: Kysely<DB>, below: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from page as p where ${below}`.execute(db)
  return rows[0]?.total ?? 0
}

const findLeads = async (
  db: Kysely<DB>,
  below: RawBuilder<boolean>,
  { columnToSort, sortOrder, pageIndex, pageSize }: Arguments,
): Promise<Lead[]> => {
  const direction = sql.raw(sortOrder)
  const column = columnToSort === 'slug' ? sql`p.slug` : sql`p.title`
  const { rows } = await sql<Lead>`
    select ${leadColumns} from page as p where ${below}
    order by p.slug <> '', ${column} ${direction}, p.id ${direction}
    limit ${pageSize} offset ${offsetOf(pageIndex, pageSize)}`.execute(db)
  return rows
}

/** The number of pages directly below each of these; pages further down count with the one they are below. */
const countChildren = async (db: Kysely<DB>, leads: readonly Lead[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; children: number }>`
    select lead.id, count(*) as children
    from unnest(${leads.map(({ id }) => id)}::bigint[], ${leads.map(({ locale }) => locale)}::text[],
      ${leads.map(({ slug }) => slug)}::text[]) as lead (id, locale, slug)
    join page as p on p.locale = lead.locale and p.slug ~>=~ (lead.slug || '/') and p.slug ~<~ (lead.slug || '0')
    where p.deleted_at is null and lead.slug <> '' and not exists (
      select from generate_series(1, length(p.slug) - length(replace(p.slug, '/', ''))) as depth
      join page as above on above.locale = p.locale and above.deleted_at is null
        and above.slug = array_to_string((string_to_array(p.slug, '/'))[1:depth], '/')
      where length(above.slug) > length(lead.slug))
    group by lead.id`.execute(db)
  return new Map(rows.map(({ id, children }) => [id, children]))
}
