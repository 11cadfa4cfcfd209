import type { App } from '../app-context.ts'
import { listen } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { levelOf } from '../report-failure.ts'
import type { JobKind, StandingJob } from './job.ts'
import { keepClaims } from './keep-claims.ts'
import { runAttempt } from './run-attempt.ts'
import * as store from './store.ts'
import { createWakeUp } from './wake-up.ts'

export interface JobRunner {
  /** Looks for due jobs at once. */
  wake(): void
  stop(): Promise<void>
}

type Context = Pick<App, 'db' | 'log' | 'now'>

/** Notifications only make jobs start sooner. */
const pollEvery = 5_000
/** How long an attempt may go on when this node stops. */
const confirmationPeriod = 5_000

/**
 * Runs the jobs of these kinds. Every node does; each job is claimed by one of them. Those of other kinds wait for a node
 * that knows them.
 */
export const runJobs = (
  app: Context,
  connection: Connection,
  { kinds = [], standing = [] }: { kinds?: readonly JobKind[]; standing?: readonly StandingJob[] },
): JobRunner => {
  const { db, log, now } = app
  const stopping = new AbortController()
  const stoppingLater = new AbortController()
  const wakeUp = createWakeUp()
  const claims = keepClaims(db)
  const running = new Map<number, { kind: string; ended: Promise<void> }>()
  const works = new Map([...kinds, ...standing].map(work => [work.name, work]))

  const capacities = (): store.Capacity[] => {
    const taken = (name: string) => [...running.values()].filter(({ kind }) => kind === name).length
    return [
      ...kinds.map(({ name, concurrency }) => ({
        kind: name,
        free: concurrency - taken(name),
        standing: false,
      })),
      ...standing.map(({ name }) => ({ kind: name, free: 1 - taken(name), standing: true })),
    ]
  }

  const begin = (job: store.ClaimedJob) => {
    const work = works.get(job.kind)
    if (!work) return
    const lost = claims.hold(job.claim)
    const signal = AbortSignal.any([lost, job.standing ? stopping.signal : stoppingLater.signal])
    const ended = runAttempt(app, job, work, { signal, stopping: stopping.signal }).finally(() => {
      claims.letGo(job.claim)
      running.delete(job.id)
      wakeUp.trigger()
    })
    running.set(job.id, { kind: job.kind, ended })
  }

  let isDeclared = false
  /** Starts what is due, and returns how long nothing else will be, in milliseconds. */
  const startDue = async (): Promise<number> => {
    if (!isDeclared) await store.declareStanding(db, standing, now())
    isDeclared = true
    const at = now()
    for (const job of await store.claimDue(db, capacities(), [...running.keys()], at)) begin(job)
    const free = capacities().filter(capacity => capacity.free > 0)
    if (free.length === 0) return pollEvery
    const next = await store.findNextDue(
      db,
      free.map(({ kind }) => kind),
      at,
    )
    return Math.max(0, Math.min(pollEvery, next ? next.getTime() - now().getTime() : pollEvery))
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const pause = await startDue().catch(error => {
        log[levelOf(error)]({ err: error }, 'due jobs cannot be started at present')
        return pollEvery
      })
      await wakeUp.wait(pause, stopping.signal)
    }
  }

  const wokenBy = Map.groupBy(
    standing.flatMap(({ name, wokenBy: channel }) => (channel === undefined ? [] : [{ name, channel }])),
    ({ channel }) => channel,
  )
  const wakeStanding = (woken: readonly { name: string }[]) => {
    if (woken.length === 0) return wakeUp.trigger()
    store
      .wake(
        db,
        woken.map(({ name }) => name),
        now(),
      )
      .catch(error => log[levelOf(error)]({ err: error }, 'jobs cannot be woken at present'))
      .finally(wakeUp.trigger)
  }
  const hints = listen(connection, [store.jobChannel, ...wokenBy.keys()], {
    notified: channel => wakeStanding(wokenBy.get(channel) ?? []),
    missed: () => wakeStanding([...wokenBy.values()].flat()),
  })
  const looping = loop()

  return {
    wake: wakeUp.trigger,
    stop: async () => {
      stopping.abort()
      const laterOn = setTimeout(() => stoppingLater.abort(), confirmationPeriod)
      await Promise.all([looping, hints.stop()])
      await Promise.all([...running.values()].map(({ ended }) => ended))
      clearTimeout(laterOn)
      claims.stop()
    },
  }
}
