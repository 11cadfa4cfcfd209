import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import { lockKeys } from '../db/lock-keys.ts'
import type { DB } from '../db/schema.generated.ts'

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

/** Creates the page of a global. Nobody is its author. */
export const insertGlobalPage = async (
  db: Db,
  page: { id: number; groupID: number; locale: string; type: string; title: string; now: Date },
): Promise<void> => {
  await db
    .insertInto('page')
    .values({
      id: page.id,
      group_id: page.groupID,
      locale: page.locale,
      type: page.type,
      slug: page.type,
      title: page.title,
      created_at: page.now,
      updated_at: page.now,
    })
    .execute()
}

export const insertFirstVersion = async (
  db: Db,
  pageID: number,
  now: Date,
  values: {
    title: string
    seo: string
    props: string
    props_version: number
    media: string
    blocks: string
    refs: string[]
    anchors: string
  },
): Promise<void> => {
  const { id } = await db
    .insertInto('page_version')
    .values({
      page_id: pageID,
      revision: 1,
      kind: 'created',
      sealed: true,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('page').set({ head_id: id }).where('id', '=', pageID).execute()
}

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
