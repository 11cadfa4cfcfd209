import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from '../run-on-one-node.ts'
import { moveHookJobs } from './former-store.ts'

/** A node of the release before may still finish what it had begun when its lock was free. */
const takeOverDelay = 10_000

/**
 * Takes over the jobs of hooks that nodes of the release before write, which run side by side with this one during an
 * upgrade. Holding their lock keeps them from running these jobs themselves. To be removed in the release after this one,
 * with the table.
 */
export const adoptFormerJobs = (
  app: Pick<App, 'db' | 'log'>,
  connection: Connection,
  { delay = takeOverDelay } = {},
): SingleNodeWorker => {
  const stopping = new AbortController()
  const worker = runOnOneNode(connection, app.log, {
    lockKey: lockKeys.hooks,
    channel: 'hook',
    takeOver: () => wait(delay, undefined, { signal: stopping.signal, ref: false }).catch(() => {}),
    work: async lost => {
      while (!lost.aborted && (await moveHookJobs(app.db))) {
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
