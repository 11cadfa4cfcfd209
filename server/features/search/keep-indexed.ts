import type { App } from '../../kernel/app-context.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { whileHolding } from '../../kernel/db/while-holding.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { indexPages } from './index-pages.ts'
import { indexVersion } from './index-version.ts'
import * as store from './store.ts'

/** Indexes all pages when someone asks for it, and once when the code makes other entries than those that are stored. */
export const keepIndexed = (app: App, connection: Connection): StandingJob => ({
  name: 'search index',
  every: 60_000,
  wokenBy: 'search_index',
  // The command that indexes all pages takes the same lock, and so do nodes of the release before.
  run: async signal => {
    await whileHolding(connection, lockKeys.searchIndex, async lost => {
      await beginWithNewCode(app)
      await indexPages(app, { signal: AbortSignal.any([signal, lost]) })
    })
    return undefined
  },
})

const beginWithNewCode = ({ db, now }: App): Promise<void> =>
  db.transaction().execute(async transaction => {
    await store.lockIndex(transaction)
    const { version, removedAt, beganAt } = await store.readIndex(transaction)
    const isRemoved = removedAt !== null && beganAt === null
    if (version < indexVersion && !isRemoved) await store.beginRun(transaction, indexVersion, now())
  })
