import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app-context.ts'
import { isOutage, isUnavailable } from '../failures/refusal-of.ts'
import { levelOf } from '../failures/report-failure.ts'
import { isOutOfSpace } from '../files/disk-space.ts'
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
  const { id, kind, attempts, failingSince, standing } = job
  const message = String(Object(error).message ?? error).slice(0, longestFailure)
  const details = { err: error, kind, job: id, attempts }
  const isOver = failingSince && now().getTime() - failingSince.getTime() >= giveUpAfter
  if (isOver && mayGiveUp(work)) {
    log.error(details, 'a job has failed for three days and is given up')
    return alsoAfter(job, work, { error, message }, db => store.giveUp(db, job, now(), message))
  }
  // The same failure again says nothing new.
  if (message === job.failure) log.debug(details, 'a job failed again')
  // Receivers are away now and then; standing jobs should not fail.
  else log[standing ? levelOf(error) : 'warn'](details, 'a job failed and will be tried again')
  const pause = Math.min(backOff(attempts), 'every' in work ? work.every : Number.POSITIVE_INFINITY)
  const retryAt = new Date(now().getTime() + pause)
  return alsoAfter(job, work, { error, message }, db => store.retryAt(db, job, retryAt, message, now()))
}

/** A job that may not be given up goes on, less and less often: processes end for other reasons too. */
const afterDeaths = ({ log, now }: Context, job: store.ClaimedJob, work: JobKind | StandingJob): Effect => {
  const { kind, id, deaths } = job
  const message = `${deaths} processes ended or lost the database while they ran this job`
  log.error({ kind, job: id, deaths }, 'processes ended or lost the database while they ran a job')
  const until = new Date(now().getTime() + backOff(deaths))
  return alsoAfter(job, work, { error: new Error(message), message }, db =>
    mayGiveUp(work) ? store.giveUp(db, job, now(), message) : store.postpone(db, job, until, message, now()),
  )
}

const mayGiveUp = (work: JobKind | StandingJob) => !('every' in work || work.hasDeadline)

/** What the kind writes about a failure, after what the runner writes. */
const alsoAfter =
  (job: store.ClaimedJob, work: JobKind | StandingJob, failure: JobFailure, recorded: Effect): Effect =>
  async db => {
    await recorded(db)
    if (!('every' in work)) await work.failed?.(job, failure)(db)
  }

/**
 * Records the outcome however long the database is unreachable, because the job would be done twice otherwise: nobody
 * else can have it while its claim is valid. An outcome that the database refuses is a failure of the attempt.
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
  let [tries, refusals] = [0, 0]
  for (;;) {
    try {
      return await app.db.transaction().execute(ending)
    } catch (error) {
      if (error instanceof store.ClaimLost)
        return app.log.warn(
          { kind, job: id },
          'a job that ended here was taken over by another node, or deleted',
        )
      if (!isOutage(error)) tries += 1
      if (tries === 60 || graceOver.aborted)
        return app.log.error({ err: error, kind, job: id }, 'the outcome of a job could not be recorded')
      if (!isUnavailable(error) && !isOutOfSpace(error))
        ending = afterFailure(app, job, refusals++ === 0 ? work : withoutEffect(work), error)
      await wait(1_000, undefined, { ref: false })
    }
  }
}

/** What a kind writes after its failures may be what is refused. The failure is recorded all the same. */
const withoutEffect = (work: JobKind | StandingJob): JobKind | StandingJob =>
  'every' in work ? work : { ...work, failed: () => async () => {} }
