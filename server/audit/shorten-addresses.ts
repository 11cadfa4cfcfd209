import { limits } from '@ximblox/contract/limits'
import { sql } from 'kysely'
import type { App } from '../app-context.ts'

const batchSize = 1_000

/** Reduces network addresses in the log to their network after the retention time. */
export const shortenAddresses = async ({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - limits.auditAddressDays * 86_400_000)
  let shortened = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update audit set address = network_of(address) where id in (
        select id from audit where at < ${before} and address <> network_of(address) limit ${batchSize})`.execute(
      db,
    )
    shortened += Number(numAffectedRows)
    if (numAffectedRows < batchSize) return shortened
  }
}
