import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import type { PageRecord } from './store.ts'

type Db = Kysely<DB>
type Place = Pick<PageRecord, 'locale' | 'slug'>

/** A page with its new slug. */
interface Move {
  page: Place & Pick<PageRecord, 'id'>
  to: string
}

/** Writes the new slugs. `edited` is the page that the user changed. */
export const writeSlugs = async (
  db: Db,
  moves: readonly Move[],
  edited: number,
  now: Date,
): Promise<void> => {
  const ids = moves.map(({ page }) => page.id)
  const keyOf = ({ locale, slug }: Place) => `${locale}/${slug}`
  const left = new Set(moves.map(({ page }) => keyOf(page)))
  // A page may take the path that another one leaves in the same step, but the unique index checks each row by itself.
  if (moves.some(({ page, to }) => left.has(keyOf({ ...page, slug: to }))))
    await sql`update page set slug = '~' || id where id = any(${ids}::bigint[])`.execute(db)
  await sql`
    update page set slug = move.slug, revision = revision + 1,
      updated_at = case when page.id = ${edited} then ${now} else updated_at end
    from unnest(${ids}::bigint[], ${moves.map(({ to }) => to)}::text[]) as move (id, slug)
    where page.id = move.id`.execute(db)
}
