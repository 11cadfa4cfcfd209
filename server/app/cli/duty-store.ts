import { sql } from 'kysely'
import type { Database } from '../../kernel/db/pool.ts'
import { countJobs } from '../../kernel/jobs/counts-store.ts'
import { jobOfHook } from '../../kernel/recording/record-events.ts'

interface Waiting {
  mails: number
  schedules: number
  dueSchedules: number
  webhooks: number
  deliveries: number
  jobs: number
}

export const readWaiting = async (db: Database, now: Date): Promise<Waiting> => {
  const { rows } = await sql<Omit<Waiting, 'jobs'>>`
    select
      (select count(*) from mail where sent_at is null and given_up_at is null) as mails,
      (select count(*) from schedule where failed_at is null) as schedules,
      (select count(*) from schedule where failed_at is null and least(publish_at, unpublish_at) <= ${now})
        as "dueSchedules",
      (select count(*) from webhook where disabled_at is null) as webhooks,
      (select count(*) from webhook_delivery d join webhook w on w.id = d.webhook_id
        where d.delivered_at is null and d.given_up_at is null and w.disabled_at is null) as deliveries`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the waiting work could not be counted')
  const { waiting: jobs } = await countJobs(db, jobOfHook(''))
  return { ...row, jobs }
}
