import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

interface Figures {
  databaseVersion: string
  databaseSize: number
  files: number
  fileSize: number
  failingWebhooks: number
  disabledWebhooks: number
  failingJobs: number
  givenUpJobs: number
}

/** What the database knows about itself, and about files, webhooks and hooks. */
export const readFigures = async (db: Kysely<DB>): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select
      split_part(current_setting('server_version'), ' ', 1) as "databaseVersion",
      pg_database_size(current_database()) as "databaseSize",
      (select count(*) from file where deleted_at is null) as files,
      (select coalesce(sum(size), 0)::bigint from blob) as "fileSize",
      (select count(*) from webhook where disabled_at is null and failing_since is not null) as "failingWebhooks",
      (select count(*) from webhook where disabled_at is not null and failing_since is not null)
        as "disabledWebhooks",
      (select count(*) from hook_job where given_up_at is null and failure <> '') as "failingJobs",
      (select count(*) from hook_job where given_up_at is not null) as "givenUpJobs"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the figures could not be read')
  return row
}
