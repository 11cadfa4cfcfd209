import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { permittedPages } from '../pages/permitted-page-store.ts'

type Arguments = Input<typeof calls.page.listBin>['query']

export const countBinned = async (db: Kysely<DB>, actor: Actor, searchTerm: string): Promise<number> => {
  const { total } = await matching(db, actor, searchTerm)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** All pages of some groups of translations that are in the bin and that the actor may restore. */
export const findBinnedOf = (db: Kysely<DB>, actor: Actor, groups: readonly number[]) =>
  matching(db, actor, '')
    .where('p.group_id', 'in', [...groups])
    .select(['p.id', 'p.group_id as groupID', 'p.locale', 'p.title'])
    .orderBy('p.id')
    .execute()

const matching = (db: Kysely<DB>, actor: Actor, searchTerm: string) => {
  const binned = db
    .selectFrom('page as p')
    .where('p.deleted_at', 'is not', null)
    .where(permittedPages(actor, 'delete-page'))
  const pattern = containsPattern(searchTerm.trim())
  if (searchTerm.trim() === '') return binned
  return binned.where(or => or.or([or('p.title', 'ilike', pattern), or('p.slug', 'ilike', pattern)]))
}

const columns = {
  title: sql`p.title`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  deletedAt: sql`p.deleted_at`,
}

/** One page of the pages in the bin that the actor may restore. */
export const findBinned = (db: Kysely<DB>, actor: Actor, query: Arguments) => {
  const { columnToSort, pageIndex, pageSize } = query
  const direction = sql.raw(columnToSort === '' ? 'desc' : query.sortOrder)
  return matching(db, actor, query.searchTerm)
    .leftJoin('app_user as a', join => join.onRef('a.id', '=', 'p.author_id').on('a.erased_at', 'is', null))
    .leftJoin('app_user as d', join => join.onRef('d.id', '=', 'p.deleted_by').on('d.erased_at', 'is', null))
    .select([
      'p.id',
      'p.group_id as groupID',
      'p.slug',
      'p.locale',
      'p.title',
      'p.type',
      sql<PageState>`p.state`.as('state'),
      'p.updated_at as updatedAt',
      sql<Date>`p.deleted_at`.as('deletedAt'),
      'a.id as authorID',
      'a.profile as authorProfile',
      'd.id as deleterID',
      'd.profile as deleterProfile',
    ])
    .orderBy(sql`${columns[columnToSort || 'deletedAt']} ${direction}, p.id ${direction}`)
    .limit(pageSize)
    .offset(offsetOf(pageIndex, pageSize))
    .execute()
}
