import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely'
import type { DB, Json } from '../db/schema.generated.ts'
import type { Job, JobKind } from './job.ts'

type Db = Kysely<DB>

/** The PostgreSQL channel that announces new jobs. */
export const jobChannel = 'job'

/** How long a claim is valid unless it is renewed, in milliseconds. */
export const leaseTime = 30_000

export interface NewJob {
  kind: string
  /** Jobs of one kind in the same queue run one after another. Those without a queue depend on no other. */
  queue?: string
  payload: Json
  /** At once when absent. */
  runAt?: Date
}

/**
 * Writes jobs in the transaction of what causes them, after whose commit they run. Returns their ids in the same order.
 */
export const enqueue = async (db: Db, jobs: readonly NewJob[]): Promise<number[]> => {
  if (!db.isTransaction) throw new Error('a job is written in the transaction of what causes it')
  if (jobs.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    insert into job (kind, queue, payload, created_at, run_at)
    select kind, queue, payload, now(), coalesce(run_at, now())
    from unnest(
      ${jobs.map(({ kind }) => kind)}::text[],
      ${jobs.map(({ queue }) => queue ?? null)}::text[],
      ${jobs.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
      ${jobs.map(({ runAt }) => runAt ?? null)}::timestamptz[]
    ) with ordinality as new (kind, queue, payload, run_at, place)
    order by place
    returning id`.execute(db)
  await notifyRunners(db)
  return rows.map(({ id }) => id)
}

/** Makes all nodes look for due jobs after the commit. */
export const notifyRunners = async (db: Db): Promise<void> => {
  await sql`select pg_notify(${jobChannel}, '')`.execute(db)
}

/** Makes sure that these jobs exist, and that none waits longer than it should, except those that end processes. */
export const declareStanding = async (
  db: Db,
  jobs: readonly { name: string; every: number }[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into job (kind, standing, created_at, run_at)
    select name, true, ${now}::timestamptz, ${now}::timestamptz from unnest(${jobs.map(({ name }) => name)}::text[]) as name
    on conflict (kind) where standing do nothing`.execute(db)
  await sql`
    update job set run_at = latest
    from unnest(${jobs.map(({ name }) => name)}::text[],
      ${jobs.map(({ every }) => new Date(now.getTime() + every))}::timestamptz[]) as declared (name, latest)
    where kind = name and standing and claim is null and deaths = 0 and run_at > latest`.execute(db)
}

/** Makes standing jobs due after their delay, also those that run at this moment, but not those that end processes. */
export const wake = async (
  db: Db,
  jobs: readonly { name: string; delay?: number }[],
  now: Date,
): Promise<void> => {
  // Locked in one order, because all nodes do this at once.
  await sql`
    with woken as (
      select id, due from job join unnest(${jobs.map(({ name }) => name)}::text[],
        ${jobs.map(({ delay = 0 }) => new Date(now.getTime() + delay))}::timestamptz[]) as named (name, due) on kind = name
      where standing and run_at > due and (deaths = 0 or claim is not null)
      order by id
      for no key update of job
    )
    update job set run_at = due from woken where job.id = woken.id and run_at > due`.execute(db)
}

export interface ClaimedJob extends Job {
  standing: boolean
  claim: string
  deaths: number
  /** It was claimed before, and the process that had it did not renew its claim. */
  takenOver: boolean
  /** Since the first failure after the last success. */
  failingSince: Date | null
  /** The message of the last error. */
  failure: string
}

export type Claim = Pick<ClaimedJob, 'id' | 'claim'>

const spare = 20

export interface Claiming {
  /** Jobs that this process runs, because an attempt can go on for a moment after its claim has expired. */
  except: readonly number[]
  /** Also those of processes that did not renew their claims. */
  takesOver: boolean
  now: Date
}

const isClaimable = (takesOver: boolean) =>
  sql`(claim is null or (${takesOver} and leased_until < clock_timestamp()))`

/**
 * Claims due jobs of a kind, those that have been due longest first. No other node gets them until the claim ends. Of a
 * queue that is not postponed, one is claimed at a time.
 */
export const claimDue = async (
  db: Db,
  { name: kind, order }: Pick<JobKind, 'name' | 'order'>,
  count: number,
  { except, takesOver, now }: Claiming,
): Promise<ClaimedJob[]> => {
  const claimable = isClaimable(takesOver)
  const next =
    order === 'due'
      ? sql`and (run_at <= ${now} or claim is not null) order by queue, claim is null, run_at, id`
      : sql`order by queue, id`
  const { rows } = await sql<ClaimedJob>`
    with first as materialized (
      select distinct on (queue) id, queue, run_at, claim, leased_until from job
      where kind = ${kind} and queue is not null and given_up_at is null
        and queue <> all(array(select paused.queue from paused_queue paused where paused.kind = ${kind} and until > ${now}))
      ${next}
    ), free as (
      select id, run_at, claim, leased_until from first
      where claim is not null or not exists (
        select from job other where other.kind = ${kind} and other.queue = first.queue and other.claim is not null
      )
      union all
      (
        select id, run_at, claim, leased_until from job
        where kind = ${kind} and queue is null and not standing and given_up_at is null and run_at <= ${now}
          and ${claimable}
        order by run_at, id
        limit ${count + spare + except.length}
      )
    ), candidate as materialized (
      select id from free
      where run_at <= ${now} and not id = any(${[...except]}::bigint[])
        and ${claimable}
      order by run_at, id
      -- Some may be locked by other nodes.
      limit ${count + spare}
    ), due as (
      select id, claim from job join candidate using (id)
      where job.run_at <= ${now} and ${claimable}
      order by job.run_at, job.id
      limit ${count}
      for update of job skip locked
    )
    ${claimed}`.execute(db)
  return rows
}

/** Claims due standing jobs. */
export const claimStanding = async (
  db: Db,
  kinds: readonly string[],
  { except, takesOver, now }: Claiming,
): Promise<ClaimedJob[]> => {
  const { rows } = await sql<ClaimedJob>`
    with due as (
      select job.id, job.claim from job
      where job.standing and job.kind = any(${[...kinds]}::text[]) and job.given_up_at is null
        and ${isClaimable(takesOver)} and (claim is not null or run_at <= ${now})
        and not job.id = any(${[...except]}::bigint[])
      for update of job skip locked
    )
    ${claimed}`.execute(db)
  return rows
}

const claimed = sql`
    update job set
      claim = gen_random_uuid(),
      leased_until = clock_timestamp() + ${leaseTime} * interval '1 millisecond',
      attempts = attempts + 1,
      deaths = deaths + (due.claim is not null)::int,
      run_at = case when standing then 'infinity'::timestamptz else run_at end
    from due
    where job.id = due.id
    returning job.id, kind, payload, attempts, standing, job.claim, deaths,
      due.claim is not null as "takenOver", failing_since as "failingSince", failure`

/** When the next job of these kinds becomes due. */
export const findNextDue = async (
  db: Db,
  kinds: readonly string[],
  after: Date,
): Promise<Date | undefined> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(next.run_at) as at from unnest(${[...kinds]}::text[]) as named (name), lateral (
      select run_at from job
      where kind = name and given_up_at is null and claim is null and run_at > ${after} and run_at < 'infinity'
      order by run_at limit 1
    ) as next`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Renews claims, and returns those that are still valid. */
export const renewClaims = async (db: Db, claims: readonly Claim[]): Promise<Set<string>> => {
  const { rows } = await sql<{ claim: string }>`
    update job set leased_until = clock_timestamp() + ${leaseTime} * interval '1 millisecond'
    where id = any(${claims.map(({ id }) => id)}::bigint[]) and claim = any(${claims.map(({ claim }) => claim)}::uuid[])
    returning claim`.execute(db)
  return new Set(rows.map(({ claim }) => claim))
}

/** Thrown when another node has taken over a job, or someone deleted it: what this one did must not be recorded. */
export class ClaimLost extends Error {
  override name = 'ClaimLost'
}

/** Deletes a job that is done. */
export const finish = async (db: Db, { id, claim }: Claim): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ClaimLost()
}

const end = async (
  db: Db,
  { id, claim }: Claim,
  values: Updateable<DB['job']> | { run_at?: RawBuilder<Date> },
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ claim: null, leased_until: null, ...values })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ClaimLost()
}

/** A standing job that was woken while it ran is due already. */
const dueAt = (time: Date) =>
  sql<Date>`case when standing then least(run_at, ${time}::timestamptz) else ${time}::timestamptz end`

/** Ends a run of a standing job. */
export const finishRun = (db: Db, claim: Claim, until: Date): Promise<void> =>
  end(db, claim, { run_at: dueAt(until), attempts: 0, deaths: 0, failing_since: null, failure: '' })

/** Ends an attempt that failed. The process lives, so the job does not end processes. */
export const retryAt = (db: Db, job: ClaimedJob, at: Date, failure: string, now: Date): Promise<void> =>
  end(db, job, { run_at: dueAt(at), deaths: 0, failing_since: job.failingSince ?? now, failure })

/** Ends an attempt that was not made, whatever woke the job in the meantime. */
export const postpone = (db: Db, job: ClaimedJob, until: Date, failure: string, now: Date): Promise<void> =>
  end(db, job, { run_at: until, failing_since: job.failingSince ?? now, failure })

/** Ends the last attempt: the job runs no more unless someone acts. */
export const giveUp = (db: Db, claim: Claim, now: Date, failure: string): Promise<void> =>
  end(db, claim, { given_up_at: now, failure })

/** Ends an attempt that was interrupted in an orderly way, which counts as none. */
export const release = (db: Db, job: ClaimedJob, now: Date): Promise<void> =>
  end(db, job, { run_at: now, attempts: job.attempts - 1 })

/** Deletes standing jobs that no node has known for a week. */
export const deleteOldJobs = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('job')
    .where('standing', '=', true)
    .where('claim', 'is', null)
    .where('run_at', '<', new Date(now.getTime() - week))
    .execute()
}

const week = 7 * 86_400_000
