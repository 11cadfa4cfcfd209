import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { indexVersion } from './index-version.ts'
import * as store from './store.ts'

type Calls = typeof calls.search

/** Lists keep all pages, and pages that are published afterwards are indexed again. */
export const removeAll = async (app: App, actor: Actor): Promise<Payload<Calls['removeAll']>> => {
  permit(actor, 'manage-search')
  return app.db.transaction().execute(async db => {
    await store.lockIndex(db)
    const total = await store.countIndexed(db)
    await store.clearIndex(db, app.now())
    await recordAudit(db, actor, 'search.remove', 'search', 0, { total })
    return { total }
  })
}

export const indexAll = async (app: App, actor: Actor): Promise<Payload<Calls['indexAll']>> => {
  permit(actor, 'manage-search')
  return app.db.transaction().execute(async db => {
    await store.lockIndex(db)
    const index = await store.readIndex(db)
    if (indexingStateOf(index) === 'loading') return { total: index.total, indexingState: 'loading' }
    const total = await store.beginRun(db, indexVersion, app.now())
    await recordAudit(db, actor, 'search.index', 'search', 0, { total })
    return { total, indexingState: 'loading' }
  })
}

export const readState = async (app: App, actor: Actor): Promise<Payload<Calls['state']>> => {
  permit(actor, 'manage-search')
  const index = await store.readIndex(app.db)
  const { removedAt, beganAt, finishedAt, done, total, failed } = index
  return {
    removalState: removedAt !== null && beganAt === null ? 'success' : 'idle',
    indexingState: indexingStateOf(index),
    done,
    total,
    failed,
    indexed: await store.countIndexed(app.db),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

const indexingStateOf = ({ beganAt, finishedAt, failed }: store.IndexRow) => {
  if (!beganAt) return 'idle'
  if (!finishedAt) return 'loading'
  return failed > 0 ? 'error' : 'success'
}
