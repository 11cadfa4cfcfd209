import { sql } from 'kysely'
import { locationName } from '../backup/location.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { countJobs } from '../jobs/counts-store.ts'
import { jobOfHook } from '../record-events.ts'
import type { SiteConfig } from '../site-config.ts'
import { countOf } from './output.ts'

interface Waiting {
  mails: number
  schedules: number
  dueSchedules: number
  webhooks: number
  deliveries: number
  jobs: number
}

/** What the production site does beyond serving visitors and editors, a line each. A copy does none of it. */
export const describeDuties = async (
  db: Database,
  { smtp, cdn, backup }: Config,
  site: SiteConfig,
  now: Date,
): Promise<string[]> => {
  const waiting = await readWaiting(db, now)
  const { schedules, webhooks } = waiting
  return [
    ...(smtp ? [`send emails through ${new URL(smtp.url).host} (${waiting.mails} waiting)`] : []),
    ...(schedules > 0 ? [`run ${countOf(schedules, 'schedule')} (${waiting.dueSchedules} due already)`] : []),
    ...(webhooks > 0
      ? [`call ${countOf(webhooks, 'webhook')} (${countOf(waiting.deliveries, 'event')} waiting)`]
      : []),
    ...(site.hooks?.length ? [`run the hooks of the site (${countOf(waiting.jobs, 'job')} waiting)`] : []),
    ...(cdn ? [`purge pages from the CDN at ${new URL(cdn.purgeURL).host}`] : []),
    ...(backup ? [`back itself up to ${locationName(backup.location)}`] : []),
  ]
}

const readWaiting = async (db: Database, now: Date): Promise<Waiting> => {
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
  const hooks = (await countJobs(db)).filter(({ kind }) => kind.startsWith(jobOfHook('')))
  return { ...row, jobs: hooks.reduce((sum, { waiting }) => sum + waiting, 0) }
}
