import { type Kysely, type SqlBool, sql } from 'kysely'
import { containsPattern } from '../db/like.ts'
import type { DB } from '../db/schema.generated.ts'
import { notifyRunners } from './store.ts'

type Db = Kysely<DB>

export interface FailedFilter {
  /** "" for all. */
  kind: string
  state: '' | 'failing' | 'given-up'
  searchTerm: string
}

/** A process that ended in the middle of a job renews its claim no more. */
const isRunning = sql<boolean>`(claim is not null and leased_until >= clock_timestamp())`

/** A standing job that no node runs any more: it belonged to another release, or to settings that are gone. */
const isForgotten = sql<SqlBool>`(standing and claim is null and run_at < clock_timestamp() - interval '1 hour')`

const allFailed = (db: Db) =>
  db
    .selectFrom('job')
    .where(row => row.or([row('given_up_at', 'is not', null), row('failure', '<>', '')]))
    .where(row => row.not(isForgotten))

const failed = (db: Db, { kind, state, searchTerm }: FailedFilter) => {
  let query = allFailed(db)
  if (kind !== '') query = query.where('kind', '=', kind)
  if (state !== '') query = query.where('given_up_at', state === 'failing' ? 'is' : 'is not', null)
  const term = searchTerm.trim()
  return term === '' ? query : query.where(sql<SqlBool>`failure ilike ${containsPattern(term)}`)
}

const columns = ['id', 'kind', 'standing', isRunning.as('isRunning')] as const

const failingSince = sql<Date>`coalesce(failing_since, created_at)`

const orders = {
  kind: sql`kind`,
  failingSince,
  nextAt: sql`case when given_up_at is null then run_at end`,
}

export interface FailedOrder {
  column: keyof typeof orders
  direction: 'asc' | 'desc'
}

export const listFailed = async (
  db: Db,
  filter: FailedFilter,
  { column, direction }: FailedOrder,
  page: { size: number; offset: number },
) => {
  const total = await failed(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await failed(db, filter)
    .select([
      ...columns,
      sql<string>`case when kind like 'hook:%' then coalesce(queue, '') else '' end`.as('subject'),
      'created_at as createdAt',
      'failing_since as failingSince',
      'given_up_at as givenUpAt',
      'attempts',
      sql<Date | null>`case when given_up_at is null and not ${isRunning} then greatest(nullif(run_at, 'infinity'), (
        select until from paused_queue paused where paused.kind = job.kind and paused.queue = job.queue
      )) end`.as('nextAt'),
      'failure',
    ])
    .orderBy(orders[column], order => order[direction]().nullsLast())
    .orderBy('id', direction)
    .limit(page.size)
    .offset(page.offset)
    .execute()
  return { items, totalItems: total.total }
}

export type FailedJobRow = Awaited<ReturnType<typeof listFailed>>['items'][number]

/** A failed job, which nothing else changes before the end of the transaction. */
export const lockFailed = (db: Db, id: number) =>
  allFailed(db).where('id', '=', id).select(columns).forUpdate().executeTakeFirst()

/** All that failed until then, except what something else is changing at this moment. */
export const lockAllFailed = (db: Db, filter: FailedFilter, until: Date) =>
  failed(db, filter)
    .where(sql<SqlBool>`coalesce(given_up_at, ${failingSince}) <= ${until}`)
    .select(columns)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Makes failed jobs due as if they had not failed, with their queues. Their messages stay until they succeed. */
export const retryFailed = async (db: Db, ids: readonly number[], now: Date): Promise<void> => {
  await sql`
    update job set run_at = ${now}, attempts = 0, deaths = 0, given_up_at = null, claim = null, leased_until = null,
      failing_since = case when standing then failing_since end
    where id = any(${[...ids]}::bigint[])`.execute(db)
  await sql`
    delete from paused_queue paused using job
    where job.id = any(${[...ids]}::bigint[]) and paused.kind = job.kind and paused.queue = job.queue`.execute(
    db,
  )
  await notifyRunners(db)
}

export const discardFailed = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from job where id = any(${[...ids]}::bigint[])`.execute(db)
}

export interface KindRow {
  kind: string
  isStanding: boolean
  waiting: number
  running: number
  failing: number
  givenUp: number
  nextAt: Date | null
}

/** The kinds of which there are jobs. */
export const listKinds = async (db: Db): Promise<KindRow[]> => {
  const { rows } = await sql<KindRow>`
    select kind, bool_or(standing) as "isStanding",
      count(*) filter (where not standing and given_up_at is null and failure = '' and not ${isRunning})::int as waiting,
      count(*) filter (where ${isRunning})::int as running,
      count(*) filter (where given_up_at is null and failure <> '')::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp",
      min(run_at) filter (where given_up_at is null and not ${isRunning} and run_at < 'infinity') as "nextAt"
    from job where not ${isForgotten} group by kind order by kind`.execute(db)
  return rows
}
