import type { PagePath } from '@ximblox/contract/rules/locale-path'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

interface EditorsRedirectRow extends PagePath {
  id: number
  status: number
  toURL: string | null
  pageLocale: string | null
  pageSlug: string | null
}

/** The redirects of editors at these paths, whatever the query of a visitor is. */
export const selectEditorsRedirects = async (
  db: Db,
  places: readonly PagePath[],
): Promise<EditorsRedirectRow[]> => {
  const { rows } = await sql<EditorsRedirectRow>`
    select a.id, a.locale, a.slug, a.status, a.to_url as "toURL", p.locale as "pageLocale", p.slug as "pageSlug"
    from unnest(${places.map(({ locale }) => locale)}::text[], ${places.map(({ slug }) => slug)}::text[])
      as place (locale, slug)
    join address a on a.locale = place.locale and a.slug = place.slug and a.query = '' and a.left_by is null
    left join page p on p.id = a.page_id
    order by a.id`.execute(db)
  return rows
}

/** The live page at a path, which a redirect can lead to. */
export const findLivePageAt = async (db: Db, { locale, slug }: PagePath): Promise<number | undefined> => {
  const found = await db
    .selectFrom('page')
    .where('locale', '=', locale)
    .where('slug', '=', slug)
    .where('slug', 'not like', '~%')
    .where('live_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found?.id
}
