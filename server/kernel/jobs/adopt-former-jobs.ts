import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import type { Connection, Database } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from './run-on-one-node.ts'

/** A queue of the release before. */
export interface FormerQueue {
  /** The advisory lock of the node that runs its jobs. */
  lockKey: number
  /** The PostgreSQL channel that announces new ones. */
  channel: string
  /** Makes jobs of some of those that wait, and returns whether there may be more. */
  move: (db: Database) => Promise<boolean>
}

/** A node of the release before may still finish what it had begun when its lock was free. */
const takeOverDelay = 10_000

/**
 * Takes over the jobs that nodes of the release before write, which run side by side with this one during an upgrade.
 * Holding their lock keeps them from running these jobs themselves. To be removed in the release after this one, with
 * what it reads.
 */
export const adoptFormerJobs = (
  app: Pick<App, 'db' | 'log'>,
  connection: Connection,
  { lockKey, channel, move }: FormerQueue,
  { delay = takeOverDelay } = {},
): SingleNodeWorker => {
  const stopping = new AbortController()
  const worker = runOnOneNode(connection, app.log, {
    lockKey,
    channel,
    takeOver: () => wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {}),
    work: async lost => {
      while (!lost.aborted && (await move(app.db))) {
        // More of them wait.
      }
    },
  })
  return {
    wake: worker.wake,
    stop: async () => {
      stopping.abort()
      await worker.stop()
    },
  }
}
