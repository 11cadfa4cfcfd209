import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from '../run-on-one-node.ts'
import { indexPages } from './index-pages.ts'
import { indexVersion } from './index-version.ts'
import * as store from './store.ts'

/**
 * Indexes all pages when someone asks for it, and once when the code makes other entries than those that are stored;
 * on one node at a time.
 */
export const keepIndexed = (app: App, connection: Connection): SingleNodeWorker =>
  runOnOneNode(connection, app.log, {
    lockKey: lockKeys.searchIndex,
    channel: 'search_index',
    takeOver: () =>
      app.db.transaction().execute(async db => {
        await store.lockIndex(db)
        const { version, removedAt, beganAt } = await store.readIndex(db)
        const isRemoved = removedAt !== null && beganAt === null
        if (version < indexVersion && !isRemoved) await store.beginRun(db, indexVersion, app.now())
      }),
    work: signal => indexPages(app, { signal }),
  })
