import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { RequestRowPayload } from '@ximblox/contract/publication'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { App } from '../app-context.ts'
import { containsPattern } from '../db/like.ts'
import { offsetOf } from '../db/offset.ts'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { refOf } from '../pages/details.ts'
import { permittedPages } from '../pages/permitted-page-store.ts'
import { findPage, findVersion } from '../pages/store.ts'
import { permitUser } from '../permit.ts'

type Pages = typeof calls.page
type Arguments = Input<Pages['listRequests']>['query']

/** Lists the requests that the actor may decide on, and their own. */
export const listRequests = async (
  app: App,
  actor: Actor,
  { query }: Input<Pages['listRequests']>,
): Promise<Payload<Pages['listRequests']>> => {
  permitUser(actor)
  const { total } = await matching(app.db, actor, query)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { data: { items: total === 0 ? [] : await rows(app.db, actor, query), totalItems: total } }
}

/** The open request for exactly this version. */
export const getRequestComment = async (
  app: App,
  actor: Actor,
  { params }: Input<Pages['getRequestComment']>,
): Promise<Payload<Pages['getRequestComment']>> => {
  permitUser(actor)
  const version = await findVersion(app.db, params.id)
  if (!version || !(await findPage(app.db, version.pageID))) throw refuse('pageNotFound')
  const row = await requests(app.db)
    .where('r.version_id', '=', version.id)
    .select(['r.comment', 'r.at', 'u.id', 'u.profile'])
    .executeTakeFirst()
  if (!row) throw refuse('publicationRequestChanged')
  return { comment: row.comment, requester: refOf(row.id, row.profile), requestedAt: row.at.toISOString() }
}

const requests = (db: Kysely<DB>) =>
  db
    .selectFrom('request as r')
    .innerJoin('page as p', 'p.id', 'r.page_id')
    .innerJoin('page_version as v', 'v.id', 'r.version_id')
    .leftJoin('app_user as u', join =>
      join.onRef('u.id', '=', 'r.requester_id').on('u.erased_at', 'is', null),
    )
    .where('r.state', '=', 'open')
    .where('p.deleted_at', 'is', null)

const matching = (db: Kysely<DB>, actor: Actor, { searchTerm }: Arguments) => {
  const mine = requests(db).where(or =>
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

const rows = async (db: Kysely<DB>, actor: Actor, query: Arguments): Promise<RequestRowPayload[]> => {
  const { columnToSort, pageIndex, pageSize } = query
  const direction = sql.raw(columnToSort === '' ? 'desc' : query.sortOrder)
  const found = await authorsOf(matching(db, actor, query))
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
  return found.map(({ authorID, authorProfile, requesterID, profile, at, ...row }) => ({
    ...row,
    author: refOf(authorID, authorProfile),
    requester: refOf(requesterID, profile),
    requestedAt: at.toISOString(),
  }))
}
