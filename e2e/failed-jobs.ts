import pg from 'pg'
import { embeddedDatabaseURL } from './product.ts'

/**
 * Makes a product look as if two hooks of its site and a sweep had failed. No node runs the hooks, because the site does
 * not have them any more.
 */
export const failJobs = async (dataDir: string): Promise<void> => {
  const client = new pg.Client(await embeddedDatabaseURL(dataDir))
  await client.connect()
  await client.query(`delete from job where not standing`)
  await client.query(`
    insert into job (kind, queue, created_at, run_at, attempts, failing_since, failure, given_up_at) values
      ('hook:tell-crm', 'page 12', now() - interval '80 hours', now() - interval '1 hour', 75,
        now() - interval '79 hours', 'The CRM answered 503', now() - interval '1 hour'),
      ('hook:post-to-chat', 'page 12', now() - interval '5 hours', now() + interval '40 minutes', 9,
        now() - interval '5 hours', 'connect ECONNREFUSED 203.0.113.7:443', null),
      ('hook:post-to-chat', 'menu 1', now() - interval '2 hours', now() + interval '30 minutes', 6,
        now() - interval '2 hours', 'connect ECONNREFUSED 203.0.113.7:443', null)`)
  await client.query(`
    update job set failure = 'canceling statement due to statement timeout', attempts = 3, claim = null,
      failing_since = now() - interval '1 hour', run_at = now() + interval '30 minutes'
    where kind = 'housekeeping: autosaves'`)
  await client.end()
}
