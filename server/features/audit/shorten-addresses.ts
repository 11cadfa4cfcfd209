import { limits } from '@ximblox/contract/limits'
import type { App } from '../../kernel/app-context.ts'
import { shortenAddressesBefore } from '../../kernel/recording/audit-store.ts'

const batchSize = 1_000

/** Reduces network addresses in the log to their network after the retention time. */
export const shortenAddresses = async ({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - limits.auditAddressDays * 86_400_000)
  let shortened = 0
  for (;;) {
    const count = await shortenAddressesBefore(db, before, batchSize)
    shortened += count
    if (count < batchSize) return shortened
  }
}
