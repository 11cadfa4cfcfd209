import type { App } from '../app-context.ts'
import type { StandingJob } from '../jobs/job.ts'
import { indexPages } from './index-pages.ts'
import { indexVersion } from './index-version.ts'
import * as store from './store.ts'

/** Indexes all pages when someone asks for it, and once when the code makes other entries than those that are stored. */
export const keepIndexed = (app: App): StandingJob => ({
  name: 'search index',
  every: 60_000,
  wokenBy: 'search_index',
  run: async signal => {
    await beginWithNewCode(app)
    await indexPages(app, { signal })
  },
})

const beginWithNewCode = ({ db, now }: App): Promise<void> =>
  db.transaction().execute(async transaction => {
    await store.lockIndex(transaction)
    const { version, removedAt, beganAt } = await store.readIndex(transaction)
    const isRemoved = removedAt !== null && beganAt === null
    if (version < indexVersion && !isRemoved) await store.beginRun(transaction, indexVersion, now())
  })
