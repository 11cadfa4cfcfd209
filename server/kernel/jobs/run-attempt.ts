import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../failures/refusal-of.ts'
import { levelOf } from '../failures/report-failure.ts'
import { inSpan } from '../tracing/in-span.ts'
import { backOff } from './back-off.ts'
import type { Effect, JobFailure, JobKind, StandingJob } from './job.ts'
import * as store from './store.ts'

type Context = Pick<App, 'db' | 'log' | 'now'>

interface Signals {
  /** For the work. */
  signal: AbortSignal
  /** This node stops, and the time for finishing is over. */
  graceOver: AbortSignal
}

const giveUpAfter = 3 * 86_400_000
/** A job during which so many processes ended is to blame. */
const maxDeaths = 3
const longestFailure = 500

/** Does one attempt of a job and records how it ended. */
export const runAttempt = async (
  app: Context,
  job: store.ClaimedJob,
  work: JobKind | StandingJob,
  signals: Signals,
): Promise<void> => {
  const outcome = await attempt(app, job, work, signals)
  await record(app, job, work, outcome, signals.graceOver)
}

const attempt = async (
  app: Context,
  job: store.ClaimedJob,
  work: JobKind | StandingJob,
  { signal }: Signals,
): Promise<Effect> => {
  if (job.takenOver && job.deaths >= maxDeaths) return afterDeaths(app, job, work)
  const traced = <R>(run: () => Promise<R>) => inSpan(`job ${job.kind}`, run, { 'ximblox.job.id': job.id })
  try {
    if ('every' in work) {
      const next = await traced(() => work.run(signal))
      if (signal.aborted) return db => store.release(db, job, app.now())
      const latest = new Date(app.now().getTime() + work.every)
      return db => store.finishRun(db, job, next && next < latest ? next : latest)
    }
    const effect = await traced(() => work.run(job, signal))
    return async db => {
      await store.finish(db, job)
      await effect?.(db)
    }
  } catch (error) {
    if (signal.aborted) return db => store.release(db, job, app.now())
    return afterFailure(app, job, work, error)
  }
}

const afterFailure = (
  { log, now }: Context,
  job: store.ClaimedJob,
  work: JobKind | StandingJob,
  error: unknown,
): Effect => {
  const { kind, attempts, failingSince, standing } = job
  const message = String(Object(error).message ?? error).slice(0, longestFailure)
  const details = { err: error, kind, attempts }
  if (!standing && failingSince && now().getTime() - failingSince.getTime() >= giveUpAfter) {
    log.error(details, 'a job has failed for three days and is given up')
    return givenUp(job, work, { error, message, retryAt: undefined }, now())
  }
  // The same failure again says nothing new.
  if (message === job.failure) log.debug(details, 'a job failed again')
  // Receivers are away now and then; standing jobs should not fail.
  else log[standing ? levelOf(error) : 'warn'](details, 'a job failed and will be tried again')
  const pause = Math.min(backOff(attempts), 'every' in work ? work.every : Number.POSITIVE_INFINITY)
  const retryAt = new Date(now().getTime() + pause)
  return async db => {
    await store.retryAt(db, job, retryAt, message, now())
    await alsoAfter(db, job, work, { error, message, retryAt })
  }
}

/** A standing job is needed and goes on, less and less often. */
const afterDeaths = ({ log, now }: Context, job: store.ClaimedJob, work: JobKind | StandingJob): Effect => {
  const { kind, id, deaths, standing } = job
  const message = `${deaths} processes ended or lost the database while they ran this job`
  log.error({ kind, job: id, deaths }, 'processes ended or lost the database while they ran a job')
  return standing
    ? db => store.postpone(db, job, new Date(now().getTime() + backOff(deaths)), message)
    : givenUp(job, work, { error: new Error(message), message, retryAt: undefined }, now())
}

const givenUp =
  (job: store.ClaimedJob, work: JobKind | StandingJob, failure: JobFailure, at: Date): Effect =>
  async db => {
    await store.giveUp(db, job, at, failure.message)
    await alsoAfter(db, job, work, failure)
  }

const alsoAfter = (db: Database, job: store.ClaimedJob, work: JobKind | StandingJob, failure: JobFailure) =>
  'failed' in work && work.failed?.(job, failure)(db)

/**
 * Records the outcome even if the database is unreachable at first, because the job would be done twice otherwise. One
 * that the database refuses is a failure of the attempt.
 */
const record = async (
  app: Context,
  job: store.ClaimedJob,
  work: JobKind | StandingJob,
  outcome: Effect,
  graceOver: AbortSignal,
): Promise<void> => {
  const { id, kind } = job
  let ending = outcome
  let refusals = 0
  for (let tries = 1; ; tries++) {
    try {
      return await app.db.transaction().execute(ending)
    } catch (error) {
      if (error instanceof store.ClaimLost)
        return app.log.warn(
          { kind, job: id },
          'a job that ended here was taken over by another node, or deleted',
        )
      if (tries === 60 || graceOver.aborted)
        return app.log.error({ err: error, kind, job: id }, 'the outcome of a job could not be recorded')
      if (!isUnavailable(error))
        ending = afterFailure(app, job, refusals++ === 0 ? work : withoutEffect(work), error)
      await wait(1_000, undefined, { ref: false })
    }
  }
}

/** What a kind writes after its failures may be what is refused. The failure is recorded all the same. */
const withoutEffect = (work: JobKind | StandingJob): JobKind | StandingJob =>
  'every' in work ? work : { ...work, failed: () => async () => {} }
