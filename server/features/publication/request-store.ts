import type { Input } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { containsPattern } from '../../kernel/db/like.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { permittedPages } from '../pages/permitted-page-store.ts'

type Db = Kysely<DB>

export type ClosedState = 'replaced' | 'accepted' | 'rejected' | 'revoked'

export interface RequestRecord {
  id: number
  pageID: number
  versionID: number
  requesterID: number | null
  comment: string
  at: Date
}

const openRequests = (db: Db) =>
  db
    .selectFrom('request as r')
    .where('r.state', '=', 'open')
    .select([
      'r.id',
      'r.page_id as pageID',
      'r.version_id as versionID',
      'r.requester_id as requesterID',
      'r.comment',
      'r.at',
    ])

export const findOpenRequest = (db: Db, pageID: number): Promise<RequestRecord | undefined> =>
  openRequests(db).where('r.page_id', '=', pageID).executeTakeFirst()

export const insertRequest = async (
  db: Db,
  request: { pageID: number; versionID: number; requesterID: number; comment: string; at: Date },
): Promise<void> => {
  await db
    .insertInto('request')
    .values({
      page_id: request.pageID,
      version_id: request.versionID,
      requester_id: request.requesterID,
      comment: request.comment,
      at: request.at,
    })
    .execute()
}

export const closeRequest = async (
  db: Db,
  pageID: number,
  decision: { state: ClosedState; actorID: number; at: Date; feedback: string },
): Promise<void> => {
  await db
    .updateTable('request')
    .set({
      state: decision.state,
      decided_by: decision.actorID,
      decided_at: decision.at,
      feedback: decision.feedback,
    })
    .where('page_id', '=', pageID)
    .where('state', '=', 'open')
    .execute()
}

type Arguments = Input<typeof calls.page.listRequests>['query']

/** The open requests for pages that are not in the bin. */
const shownRequests = (db: Db) =>
  db
    .selectFrom('request as r')
    .innerJoin('page as p', 'p.id', 'r.page_id')
    .innerJoin('page_version as v', 'v.id', 'r.version_id')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'r.requester_id').on('u.erased_at', 'is', null),
    )
    .where('r.state', '=', 'open')
    .where('p.deleted_at', 'is', null)

/** The open request for exactly this version. */
export const findRequestOf = (db: Db, versionID: number) =>
  shownRequests(db)
    .where('r.version_id', '=', versionID)
    .select(['r.comment', 'r.at', 'u.id', 'u.profile'])
    .executeTakeFirst()

/** The requests that the actor may decide on, and their own. */
const matching = (db: Db, actor: Actor, { searchTerm }: Arguments) => {
  const mine = shownRequests(db).where(or =>
    or.or([or('r.requester_id', '=', actor.id), permittedPages(actor, 'publish-page')]),
  )
  const pattern = containsPattern(searchTerm.trim())
  if (searchTerm.trim() === '') return mine
  return mine.where(or => or.or([or('v.title', 'ilike', pattern), or('p.slug', 'ilike', pattern)]))
}

const columns = {
  title: sql`v.title`,
  slug: sql`p.slug`,
  locale: sql`p.locale`,
  type: sql`p.type`,
  requester: sql`u.profile->>'name'`,
  requestedAt: sql`r.at`,
}

const authorsOf = (query: ReturnType<typeof matching>) =>
  query
    .leftJoin('app_user as a', join => join.onRef('a.id', '=', 'v.author_id').on('a.erased_at', 'is', null))
    .select(['a.id as authorID', 'a.profile as authorProfile'])

export const countRequests = async (db: Db, actor: Actor, query: Arguments): Promise<number> => {
  const { total } = await matching(db, actor, query)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const listRequests = (db: Db, actor: Actor, query: Arguments) => {
  const { columnToSort, pageIndex, pageSize } = query
  const direction = sql.raw(columnToSort === '' ? 'desc' : query.sortOrder)
  return authorsOf(matching(db, actor, query))
    .select([
      'p.id as pageID',
      'v.title',
      'p.slug',
      'p.locale',
      'p.type',
      sql<number>`coalesce(p.live_id, 0)`.as('publishedVersionID'),
      'r.version_id as versionID',
      'r.comment',
      'r.at',
      'u.id as requesterID',
      'u.profile',
    ])
    .orderBy(sql`${columns[columnToSort || 'requestedAt']} ${direction}, r.id ${direction}`)
    .limit(pageSize)
    .offset(offsetOf(pageIndex, pageSize))
    .execute()
}
