import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { mailJob } from './store.ts'

/**
 * Gives jobs to the mails that nodes of the release before wrote or tried again, and returns whether there may be more.
 * These nodes must not send any at the time.
 */
export const moveMails = (database: Database): Promise<boolean> =>
  database.transaction().execute(async db => {
    const { rows } = await sql<{ id: number; dueAt: Date; hasJob: boolean }>`
      select id, next_at as "dueAt", exists (select from job where job.id = job_id and job.given_up_at is null) as "hasJob"
      from mail
      where next_at < '9999-01-01Z' and sent_at is null and given_up_at is null
      order by next_at, id limit ${batchSize}
      for update of mail skip locked`.execute(db)
    const jobless = rows.filter(({ hasJob }) => !hasJob)
    const jobs = await enqueue(
      db,
      jobless.map(({ dueAt }) => ({ kind: mailJob, payload: {}, runAt: dueAt })),
    )
    await sql`
      update mail set next_at = default, sending_since = null, job_id = coalesce(new_job, job_id)
      from unnest(${rows.map(({ id }) => id)}::bigint[]) as moved (id)
        left join unnest(${jobless.map(({ id }) => id)}::bigint[], ${jobs}::bigint[]) as given (id, new_job) using (id)
      where mail.id = moved.id`.execute(db)
    return rows.length === batchSize
  })

const batchSize = 1_000
