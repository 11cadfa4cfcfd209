import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { countJobs } from '../../kernel/jobs/counts-store.ts'
import { jobOfHook } from '../../kernel/recording/record-events.ts'

export interface Waiting {
  mails: number
  /** Of the mail that has waited longest; 0 without any. */
  oldestMailSeconds: number
  givenUpMails: number
  renditions: number
  lateSchedules: number
  failedSchedules: number
  failingWebhooks: number
  disabledWebhooks: number
  failingJobs: number
  givenUpJobs: number
}

/** The work that waits or failed, for all nodes together. A schedule is late a minute after its time. */
export const readWaiting = async (db: Kysely<DB>, now: Date): Promise<Waiting> => {
  const { rows } = await sql<Omit<Waiting, 'failingJobs' | 'givenUpJobs'>>`
    select
      count(*) filter (where given_up_at is null) as mails,
      coalesce(extract(epoch from ${now}::timestamptz - min(created_at) filter (where given_up_at is null)), 0)::float8
        as "oldestMailSeconds",
      count(*) filter (where given_up_at is not null) as "givenUpMails",
      (select count(*) from rendition_task) as renditions,
      (select count(*) from schedule
        where failed_at is null and least(publish_at, unpublish_at) < ${now}::timestamptz - interval '1 minute')
        as "lateSchedules",
      (select count(*) from schedule where failed_at is not null) as "failedSchedules",
      (select count(*) from webhook where disabled_at is null and failing_since is not null) as "failingWebhooks",
      (select count(*) from webhook where disabled_at is not null and failing_since is not null)
        as "disabledWebhooks"
    from mail where sent_at is null`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the waiting work could not be counted')
  const { failing: failingJobs, givenUp: givenUpJobs } = await countJobs(db, jobOfHook(''))
  return { ...row, failingJobs, givenUpJobs }
}
