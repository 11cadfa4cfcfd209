import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { type Lead, leadColumns } from './lead-store.ts'

export type Structure = typeof calls.page.structure

type Arguments = Input<Structure>['body']

/** The home page has no pages below it. */
export const isBelowHome = sql<boolean>`false`

/** Most pages have another one directly above them, which is looked up first. */
export const isDirectlyBelow = ({ locale, slug }: { locale: string; slug: string }) => {
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

export const countBelow = async (db: Kysely<DB>, below: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from page as p where ${below}`.execute(db)
  return rows[0]?.total ?? 0
}

export const findBelow = async (
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

/** The number of pages directly below each of these; pages further down countBelow with the one they are below. */
export const countChildren = async (db: Kysely<DB>, leads: readonly Lead[]): Promise<Map<number, number>> => {
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
