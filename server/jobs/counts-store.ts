import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

export interface JobCounts {
  kind: string
  waiting: number
  /** Those that failed and are tried again. */
  failing: number
  givenUp: number
}

/** The jobs of each kind, for all nodes together. */
export const countJobs = async (db: Kysely<DB>): Promise<JobCounts[]> => {
  const { rows } = await sql<JobCounts>`
    select kind,
      count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is null and failure <> '')::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from job group by kind`.execute(db)
  return rows
}
