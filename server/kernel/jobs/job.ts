import type { Database } from '../db/pool.ts'
import type { Json } from '../db/schema.generated.ts'

/** A job that was claimed for one attempt. */
export interface Job {
  id: number
  kind: string
  payload: Json
  /** 1 at first. */
  attempts: number
}

/** Writes what a job achieved, in the transaction that ends it: both are stored, or neither. */
export type Effect = (db: Database) => Promise<void>

/** Jobs that are written with what causes them, and done once. */
export interface JobKind {
  /** Never changes: waiting jobs are found by it. */
  name: string
  /** How many of these a node runs at the same time. No other kind takes these places. */
  concurrency: number
  /**
   * Which job of a queue runs next: the one written first, which the others wait for, or the one that has been due longest.
   */
  order?: 'due'
  /** Its jobs end by a time of their own, which `run` knows. The runner never gives one up. */
  hasDeadline?: true
  /**
   * Does one attempt. An error that it throws is logged, and the job runs again later. `signal` aborts a few seconds after
   * the node has begun to stop, or when another node may take over; it may be aborted from the start.
   */
  run(job: Job, signal: AbortSignal): Promise<Effect | undefined>
  /** What changes besides the job when an attempt fails, in the transaction that records it. */
  failed?(job: Job, failure: JobFailure): Effect
}

export interface JobFailure {
  error: unknown
  /** The start of its message, as it is stored. */
  message: string
}

/** A job that runs again and again, on one node at a time. */
export interface StandingJob {
  name: string
  /** The longest time until it runs again, in milliseconds. */
  every: number
  /** A PostgreSQL channel: a notification on it makes the job due. */
  wokenBy?: string
  /** How long after a notification it runs, in milliseconds, so that more of them can gather. */
  delay?: number
  /** The start of any node makes the job due. */
  atStart?: true
  /**
   * Returns when it is needed next, which may be now; without a time after `every`. `signal` aborts when the node stops
   * or another one may take over; it runs again from the start then.
   */
  run(signal: AbortSignal): Promise<Date | undefined>
}
