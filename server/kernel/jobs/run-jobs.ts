import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { listen } from '../db/listen.ts'
import type { Connection } from '../db/pool.ts'
import { isOutage } from '../failures/refusal-of.ts'
import { levelOf } from '../failures/report-failure.ts'
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
/**
 * After an outage all claims have expired, also of processes that are about to record what they did. For this long they
 * can renew them.
 */
const recoveryTime = 15_000
/** How long an attempt may go on when this node stops. */
const gracePeriod = 5_000
/** Work that does not listen to its signal is left to another node when its claim has expired. */
const longestStop = 10_000

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
  const graceOver = new AbortController()
  const wakeUp = createWakeUp()
  const claims = keepClaims(claims => store.renewClaims(db, claims))
  const running = new Map<number, { kind: string; ended: Promise<void> }>()
  const works = new Map([...kinds, ...standing].map(work => [work.name, work]))

  const free = ({ name, concurrency }: { name: string; concurrency: number }) =>
    concurrency - [...running.values()].filter(({ kind }) => kind === name).length
  const freeKinds = () => kinds.filter(kind => free(kind) > 0)
  const idleStanding = () => standing.filter(({ name }) => free({ name, concurrency: 1 }) > 0)

  const begin = (job: store.ClaimedJob, claimedAt: number) => {
    const work = works.get(job.kind)
    if (!work) return
    const lost = claims.hold(job, claimedAt)
    const signal = AbortSignal.any([lost, job.standing ? stopping.signal : graceOver.signal])
    const ended = runAttempt(app, job, work, { signal, graceOver: graceOver.signal })
      .catch(error => log.error({ err: error, kind: job.kind }, 'a job ended in an unexpected way'))
      .finally(() => {
        claims.letGo(job)
        running.delete(job.id)
        wakeUp.trigger()
      })
    running.set(job.id, { kind: job.kind, ended })
  }

  let lastOutage = Number.NEGATIVE_INFINITY
  /** Each kind has a statement of its own, so that one that fails does not stop the others. */
  const claim = async (take: (claiming: store.Claiming) => Promise<store.ClaimedJob[]>) => {
    if (stopping.signal.aborted) return
    const claimedAt = performance.now()
    const takesOver = claimedAt - lastOutage > recoveryTime
    try {
      for (const job of await take({ except: [...running.keys()], takesOver, now: now() }))
        begin(job, claimedAt)
    } catch (error) {
      if (isOutage(error)) lastOutage = performance.now()
      log[levelOf(error)]({ err: error }, 'due jobs cannot be started at present')
    }
  }

  const declare = async () => {
    await store.declareStanding(db, standing, now())
    await store.wake(
      db,
      standing.filter(({ atStart }) => atStart),
      now(),
    )
  }

  const woken = new Set<StandingJob>()
  const wakeStanding = (jobs: readonly StandingJob[]) => {
    for (const job of jobs) woken.add(job)
    wakeUp.trigger()
  }
  /** However many notifications came, once; those of a statement that fails are not forgotten. */
  const makeWokenDue = async () => {
    const jobs = [...woken]
    if (jobs.length === 0) return
    woken.clear()
    await store.wake(db, jobs, now()).catch(error => {
      for (const job of jobs) woken.add(job)
      log[levelOf(error)]({ err: error }, 'jobs cannot be woken at present')
    })
  }

  let isDeclared = false
  /** Starts what is due, and returns how long nothing else will be, in milliseconds. */
  const startDue = async (): Promise<number> => {
    if (!isDeclared) await declare()
    isDeclared = true
    await makeWokenDue()
    const at = now()
    const idle = idleStanding().map(({ name }) => name)
    if (idle.length > 0) await claim(claiming => store.claimStanding(db, idle, claiming))
    for (const kind of freeKinds()) await claim(claiming => store.claimDue(db, kind, free(kind), claiming))
    const names = [...freeKinds(), ...idleStanding()].map(({ name }) => name)
    const next = names.length > 0 ? await store.findNextDue(db, names, at) : undefined
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
    standing.filter(job => job.wokenBy !== undefined),
    ({ wokenBy: channel = '' }) => channel,
  )
  const hints = listen(connection, [store.jobChannel, ...wokenBy.keys()], {
    notified: channel => wakeStanding(wokenBy.get(channel) ?? []),
    missed: () => wakeStanding([...wokenBy.values()].flat()),
  })
  const looping = loop()

  return {
    wake: wakeUp.trigger,
    stop: async () => {
      stopping.abort()
      const grace = setTimeout(() => graceOver.abort(), gracePeriod)
      const ended = async () => {
        await Promise.all([looping, hints.stop()])
        await Promise.all([...running.values()].map(one => one.ended))
      }
      const timeUp = new AbortController()
      await Promise.race([ended(), wait(longestStop, undefined, { signal: timeUp.signal }).catch(() => {})])
      timeUp.abort()
      clearTimeout(grace)
      claims.stop()
    },
  }
}
