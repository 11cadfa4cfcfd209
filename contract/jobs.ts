import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, text, timestamp } from './fields.ts'
import { listArguments, listOf } from './list.ts'

/** `failing` runs again by itself; `given-up` only when someone acts. */
export const jobStates = ['failing', 'given-up'] as const
export type JobState = (typeof jobStates)[number]

const count = z.int()

/** What waits, runs and fails of one kind, on all nodes together. */
export const jobKind = z.object({
  /** Such as `email`, or `hook:` with the name of a hook. */
  kind: z.string(),
  /** It runs again and again. */
  isStanding: z.boolean(),
  /** Those that have not failed; none of a standing kind. */
  waiting: count,
  running: count,
  failing: count,
  givenUp: count,
  /** When the next one is due, in the past if it waits for its turn; null without one. */
  nextAt: z.nullable(timestamp),
})
export type JobKind = z.output<typeof jobKind>

/** A job that failed. Its payload may be personal, and is left out. */
export const failedJob = z.object({
  id: z.int(),
  kind: z.string(),
  isStanding: z.boolean(),
  state: z.enum(jobStates),
  isRunning: z.boolean(),
  /** What a hook runs for, such as `page 12`; "" for other kinds. */
  subject: z.string(),
  createdAt: timestamp,
  /** Since its first failure after its last success. */
  failingSince: z.nullable(timestamp),
  givenUpAt: z.nullable(timestamp),
  attempts: count,
  /** Time of the next attempt; null while it runs, and when it was given up. */
  nextAt: z.nullable(timestamp),
  /** The message of the last error; it names nobody who got an email. */
  failure: z.string(),
  mayRetry: z.boolean(),
  mayDiscard: z.boolean(),
})
export type FailedJob = z.output<typeof failedJob>

const access = { permission: 'manage-settings' } as const
const params = z.object({ id: pathID })
const errors = ['notFound', 'jobUnchangeable'] as const
const filters = {
  /** "" for all. */
  kind: z._default(text(), ''),
  state: z._default(z.enum(['', ...jobStates], 'valueNotAllowed'), ''),
}
const allListed = {
  access,
  body: z.strictObject({
    ...filters,
    searchTerm: z._default(text(), ''),
    /** That of the list which the caller has seen: jobs that failed later stay as they are. */
    asOf: timestamp,
  }),
  response: z.object({ count }),
}

/** Work in the background. */
export const jobs = {
  kinds: defineCall({
    method: 'GET',
    path: '/jobs/kinds',
    summary: 'List the kinds of jobs with what waits, runs and fails',
    access,
    response: z.object({ kinds: z.array(jobKind) }),
  }),
  list: defineCall({
    method: 'POST',
    path: '/jobs/list',
    summary: 'List the jobs that fail or were given up, those that failed last first',
    access,
    body: z.strictObject({ ...listArguments(['kind', 'failingSince', 'nextAt']), ...filters }),
    response: z.object({ ...listOf(failedJob).shape, asOf: timestamp }),
  }),
  retry: defineCall({
    method: 'POST',
    path: '/jobs/{id}/retry',
    summary: 'Run a failed job at once, as if it had never failed',
    access,
    params,
    response: z.object({}),
    errors,
  }),
  discard: defineCall({
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: 'Delete a failed job: what it was to do is not done',
    access,
    params,
    response: z.object({}),
    errors,
  }),
  retryAll: defineCall({
    method: 'POST',
    path: '/jobs/retry',
    summary: 'Retry all failed jobs of a list that can be',
    ...allListed,
  }),
  discardAll: defineCall({
    method: 'POST',
    path: '/jobs/discard',
    summary: 'Discard all failed jobs of a list that can be',
    ...allListed,
  }),
}
