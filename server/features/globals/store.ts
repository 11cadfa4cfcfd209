import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'

type Db = Kysely<DB>

/** Until the transaction ends, no other node creates pages for globals. */
export const lockGlobals = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockKeys.globals}::bigint)`.execute(db)
}

export interface GlobalPage {
  groupID: number
  locale: string
  type: string
}

export const findGlobalPages = (db: Db, types: readonly string[]): Promise<GlobalPage[]> =>
  db
    .selectFrom('page')
    .where(sql<boolean>`type = any(${types}::text[])`)
    .where('deleted_at', 'is', null)
    .select(['group_id as groupID', 'locale', 'type'])
    .execute()

/** The pages of these types with the author of their newest version. */
export const listGlobalPages = (db: Db, types: readonly string[]) =>
  db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'p.head_author_id').on('u.erased_at', 'is', null),
    )
    .where(sql<boolean>`p.type = any(${types}::text[])`)
    .where('p.deleted_at', 'is', null)
    .select([
      'p.id as pageID',
      'p.type',
      'p.locale',
      sql<PageState>`p.state`.as('state'),
      'p.updated_at as updatedAt',
      'u.id as authorID',
      'u.profile',
      sql<boolean>`exists (select from request r where r.page_id = p.id and r.state = 'open')`.as(
        'hasRequest',
      ),
    ])
    .execute()
