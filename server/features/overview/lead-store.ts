import type { PageState } from '@ximblox/contract/pages'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { isBehind } from './filter-store.ts'

/** A page that leads a row. */
export interface Lead {
  id: number
  groupID: number
  locale: string
  slug: string
  title: string
  type: string
  date: Date
}

/** The date of a news item, and when a draft of one was last changed. */
export const leadDate = sql`coalesce((select sort_at from live_entry where page_id = p.id), p.updated_at)`

export const leadColumns = sql`p.id, p.group_id as "groupID", p.locale, p.slug, p.title, p.type,
  ${leadDate} as date`

/** The pages of these groups in all languages, with what a row shows of each. */
export const findGroupPages = (db: Kysely<DB>, groupIDs: readonly number[]) => {
  const column = (name: string) => sql.ref(`p.${name}`)
  return db
    .selectFrom('page as p')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'p.head_author_id').on('u.erased_at', 'is', null),
    )
    .leftJoin('request as r', join => join.onRef('r.page_id', '=', 'p.id').on('r.state', '=', 'open'))
    .leftJoin('app_user as a', join =>
      join.onRef('a.id', '=', 'r.requester_id').on('a.erased_at', 'is', null),
    )
    .where(sql<boolean>`p.group_id = any(${groupIDs}::bigint[])`)
    .where('p.deleted_at', 'is', null)
    .select([
      'p.id',
      'p.group_id as groupID',
      'p.locale',
      'p.slug',
      'p.title',
      sql<PageState>`p.state`.as('state'),
      // Every page has one as soon as it is stored.
      sql<number>`p.head_id`.as('versionID'),
      'p.updated_at as updatedAt',
      'u.id as editorID',
      'u.profile as editorProfile',
      'r.version_id as requestedID',
      'a.id as requesterID',
      'a.profile as requesterProfile',
      isBehind(column).as('behind'),
    ])
    .orderBy('p.locale')
    .execute()
}
