import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import type { Connection } from '../db/pool.ts'
import { levelOf } from '../failures/report-failure.ts'
import { inSpan } from '../tracing/in-span.ts'
import { runOnOneNode, type SingleNodeWorker } from './run-on-one-node.ts'

/** Jobs that are rows of a table, and the work of one attempt. */
export interface Queue<Job extends { id: number }> {
  lockKey: number
  /** The PostgreSQL channel that announces new jobs. */
  channel: string
  /** What comes before taking jobs, such as giving up old ones. */
  prepare: () => Promise<void>
  /** Makes jobs due again that a stopped node had claimed, except our own. */
  takeOver: (ours: number[], nextAt: Date) => Promise<void>
  /** Claims the job that is due next. No other node gets it until its outcome is recorded. */
  takeDue: (now: Date) => Promise<Job | undefined>
  /** Does the job and returns how its outcome is recorded. `signal` aborts when this node has to let go. */
  attempt: (job: Job, signal: AbortSignal) => Promise<() => Promise<void>>
}

const maxConcurrent = 4
/** How long an attempt may go on when this node stops or another one takes over. */
const confirmationPeriod = 5_000
/** Longer than the confirmation period, so that two nodes never do the same job. */
const takeOverDelay = 10_000

/** Does due jobs, on one node at a time and a few at once. */
export const runQueue = <Job extends { id: number }>(
  app: App,
  connection: Connection,
  queue: Queue<Job>,
): SingleNodeWorker => {
  const inProgress = new Map<number, Promise<void>>()
  const stopped = new AbortController()

  const attempt = async (job: Job, lost: AbortSignal) => {
    const record = await queue.attempt(job, afterConfirmationPeriod(lost, stopped.signal))
    await recordOutcome(app, queue.channel, stopped.signal, record)
  }

  const running = runOnOneNode(connection, app.log, {
    lockKey: queue.lockKey,
    channel: queue.channel,
    takeOver: () => queue.takeOver([...inProgress.keys()], new Date(app.now().getTime() + takeOverDelay)),
    work: async lost => {
      await queue.prepare()
      while (inProgress.size < maxConcurrent && !lost.aborted) {
        const job = await queue.takeDue(app.now())
        if (!job) return
        const attempted = inSpan(`job ${queue.channel}`, () => attempt(job, lost), {
          'ximblox.job.id': job.id,
        })
          .catch(error => app.log[levelOf(error)]({ err: error }, `a job of ${queue.channel} failed`))
          .finally(() => {
            inProgress.delete(job.id)
            running.wake()
          })
        inProgress.set(job.id, attempted)
      }
    },
  })

  return {
    wake: running.wake,
    stop: async () => {
      stopped.abort()
      await running.stop()
      await Promise.all(inProgress.values())
    },
  }
}

/** Aborts one confirmation period after the first of these signals. */
const afterConfirmationPeriod = (...signals: AbortSignal[]): AbortSignal => {
  const end = new AbortController()
  const first = AbortSignal.any(signals)
  const abortLater = () => void wait(confirmationPeriod, undefined, { ref: false }).then(() => end.abort())
  if (first.aborted) abortLater()
  else first.addEventListener('abort', abortLater, { once: true })
  return end.signal
}

/** Records the outcome even if the database is unreachable at first, because the job would otherwise be done twice. */
const recordOutcome = async (
  app: App,
  channel: string,
  stopped: AbortSignal,
  write: () => Promise<void>,
): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === 60 || stopped.aborted)
        return app.log.error({ err: error }, `the outcome of a job of ${channel} could not be recorded`)
      await wait(1_000, undefined, { ref: false })
    }
  }
}
