import { locationName } from '../../features/backup/location.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { readWaiting } from './duty-store.ts'
import { countOf } from './output.ts'

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
