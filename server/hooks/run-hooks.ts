import type { App } from '../app-context.ts'
import { backOff } from '../back-off.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import type { Hook, HookContext, HookEvent } from '../hook.ts'
import { writeOwnMail } from '../mail/write-own-mail.ts'
import type { SendMail } from '../own-mail.ts'
import { hookChannel } from '../record-events.ts'
import type { SingleNodeWorker } from '../run-on-one-node.ts'
import { runQueue } from '../run-queue.ts'
import * as store from './store.ts'

const giveUpAfter = 3 * 86_400_000
const timeLimit = 300_000
/** Often enough that the hooks of a running node never count as abandoned. */
const declareEvery = 3_600_000
const longestFailure = 500

/** Runs the hooks of a site on one node at a time. A job that fails is tried again for three days. */
export const runHooks = async (
  app: App,
  connection: Connection,
  hooks: readonly Hook[],
  { readPage }: Pick<HookContext, 'readPage'>,
): Promise<SingleNodeWorker> => {
  const byName = new Map(hooks.map(hook => [hook.name, hook]))
  await store.declareHooks(app.db, hooks)
  const declaring = setInterval(() => {
    store
      .declareHooks(app.db, hooks)
      .catch(error => app.log.warn({ err: error }, 'the hooks could not be declared'))
  }, declareEvery)
  declaring.unref()

  const queue = runQueue<store.HookJob>(app, connection, {
    lockKey: lockKeys.hooks,
    channel: hookChannel,
    prepare: async () => {},
    takeOver: (ours, nextAt) => store.takeOverJobs(app.db, ours, nextAt),
    takeDue: now => store.takeDueJob(app.db, [...byName.keys()], now),
    attempt: async (job, stopping) => {
      const { id, hook: name, event, object, at, attempts: attempt } = job
      try {
        const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeLimit)])
        const happened = { name: event, at, object } as HookEvent
        const mail: SendMail = one =>
          writeOwnMail(app, app.db, one, { template: `hook:${name}`, cause: `hook-${id}` })
        const work = byName.get(name)?.run(happened, { attempt, log: app.log, signal, readPage, mail })
        await Promise.race([work, rejectOnAbort(signal)])
        return () => store.deleteJob(app.db, id)
      } catch (error) {
        return () => recordFailure(app, job, error)
      }
    },
  })
  return {
    wake: queue.wake,
    stop: async () => {
      clearInterval(declaring)
      await queue.stop()
    },
  }
}

/** A hook that does not listen to the signal must not keep its place in the queue. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const recordFailure = (app: App, { id, hook, event, at, attempts }: store.HookJob, error: unknown) => {
  const now = app.now()
  const isLast = now.getTime() - at.getTime() >= giveUpAfter
  if (isLast) app.log.error({ err: error, hook, event }, 'a hook has failed for three days and is given up')
  else if (attempts === 1) app.log.warn({ err: error, hook, event }, 'a hook failed and will be tried again')
  return store.recordFailure(app.db, id, {
    failure: String(Object(error).message ?? error).slice(0, longestFailure),
    nextAt: isLast ? undefined : new Date(now.getTime() + backOff(attempts)),
    now,
  })
}
