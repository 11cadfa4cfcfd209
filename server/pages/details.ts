import type { PageState, Sibling } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { PageRecord, VersionRecord } from './store.ts'

type Db = Kysely<DB>

interface Ref {
  ID: number
  name: string
}

/** A user as others see them; whoever was deleted has no name. */
export const refOf = (id: number | null, profile: unknown): Ref => {
  const name =
    typeof profile === 'object' && profile !== null && 'name' in profile ? String(profile.name) : ''
  return { ID: id ?? 0, name }
}

export const findDetails = async (db: Db, page: PageRecord) => {
  const row = await db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'p.author_id').on('u.erased_at', 'is', null))
    .leftJoin('schedule as s', 's.page_id', 'p.id')
    .where('p.id', '=', page.id)
    .select(['u.id', 'u.profile', 's.publish_at as publishAt', 's.unpublish_at as unpublishAt'])
    .select(
      sql<number>`case when p.live_id is null then 0 else coalesce(
        (select max(id) from publication where page_id = p.id and action = 'publish'), 0) end`.as(
        'publishedID',
      ),
    )
    .executeTakeFirstOrThrow()
  return { ...row, author: refOf(row.id, row.profile) }
}

export const findVersionDetails = async (db: Db, version: VersionRecord) => {
  const row = await db
    .selectFrom('page_version as v')
    .leftJoin('app_user as u', join => join.onRef('u.id', '=', 'v.author_id').on('u.erased_at', 'is', null))
    .where('v.id', '=', version.id)
    .select(['u.id', 'u.profile'])
    .select(
      sql<boolean>`exists (select from request where version_id = v.id and state = 'open')`.as(
        'hasPublicationRequest',
      ),
    )
    .executeTakeFirstOrThrow()
  return { author: refOf(row.id, row.profile), hasPublicationRequest: row.hasPublicationRequest }
}

/** Every page of these groups, by group. */
export const findSiblings = async (db: Db, groupIDs: number[]): Promise<Map<number, Sibling[]>> => {
  const rows = await db
    .selectFrom('page')
    .where('group_id', 'in', groupIDs)
    .where('deleted_at', 'is', null)
    .select(['id', 'group_id as groupID', 'locale', 'slug', 'title', sql<PageState>`state`.as('state')])
    .orderBy('locale')
    .execute()
  return Map.groupBy(rows, row => row.groupID)
}
