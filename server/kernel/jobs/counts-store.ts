import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

export interface JobCounts {
  waiting: number
  /** Those that failed and are tried again. */
  failing: number
  givenUp: number
}

/** The jobs of the kinds that begin like this, for all nodes together. */
export const countJobs = async (db: Kysely<DB>, kinds: string): Promise<JobCounts> => {
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where given_up_at is null)::int as waiting,
      count(*) filter (where given_up_at is null and failure <> '')::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from job where starts_with(kind, ${kinds})`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the jobs could not be counted')
  return counts
}
