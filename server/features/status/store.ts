import { type Kysely, sql } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'

interface Figures {
  databaseVersion: string
  databaseSize: number
  files: number
  fileSize: number
}

/** What the database knows about itself and about files. */
export const readFigures = async (db: Kysely<DB>): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select
      split_part(current_setting('server_version'), ' ', 1) as "databaseVersion",
      pg_database_size(current_database()) as "databaseSize",
      (select count(*) from file where deleted_at is null) as files,
      (select coalesce(sum(size), 0)::bigint from blob) as "fileSize"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the figures could not be read')
  return row
}
