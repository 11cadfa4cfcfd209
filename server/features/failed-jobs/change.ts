import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import * as store from '../../kernel/jobs/failed-store.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit, recordAudits } from '../../kernel/recording/record-audit.ts'
import { mayChange } from './may-change.ts'

type Jobs = typeof calls.job

/** Runs a failed job at once, as if it had never failed. */
export const retry = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Jobs['retry']>,
): Promise<Payload<Jobs['retry']>> => {
  permit(actor, 'manage-settings')
  return inTransaction(app, async ({ db }) => {
    const job = await lockChangeable(db, id, 'retry')
    await store.retryFailed(db, [id], app.now())
    await recordAudit(db, actor, 'job.repeat', 'job', id, { title: job.kind })
    return {}
  })
}

/** Deletes a failed job: what it was to do is not done. */
export const discard = (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Jobs['discard']>,
): Promise<Payload<Jobs['discard']>> => {
  permit(actor, 'manage-settings')
  return inTransaction(app, async ({ db }) => {
    const job = await lockChangeable(db, id, 'discard')
    await store.discardFailed(db, [id])
    await recordAudit(db, actor, 'job.discard', 'job', id, { title: job.kind })
    return {}
  })
}

const lockChangeable = async (db: Database, id: number, change: 'retry' | 'discard') => {
  const job = await store.lockFailed(db, id)
  if (!job) throw refuse('notFound')
  if (!mayChange(job)[change]) throw refuse('jobUnchangeable')
  return job
}

export const retryAll = (
  app: App,
  actor: Actor,
  { body }: Input<Jobs['retryAll']>,
): Promise<Payload<Jobs['retryAll']>> => {
  permit(actor, 'manage-settings')
  return inTransaction(app, async ({ db }) => {
    const jobs = await lockAllChangeable(db, body, 'retry')
    await store.retryFailed(db, idsOf(jobs), app.now())
    await recordEachKind(db, actor, 'job.repeat', jobs)
    return { count: jobs.length }
  })
}

export const discardAll = (
  app: App,
  actor: Actor,
  { body }: Input<Jobs['discardAll']>,
): Promise<Payload<Jobs['discardAll']>> => {
  permit(actor, 'manage-settings')
  return inTransaction(app, async ({ db }) => {
    const jobs = await lockAllChangeable(db, body, 'discard')
    await store.discardFailed(db, idsOf(jobs))
    await recordEachKind(db, actor, 'job.discard', jobs)
    return { count: jobs.length }
  })
}

const lockAllChangeable = async (
  db: Database,
  body: Input<Jobs['retryAll']>['body'],
  change: 'retry' | 'discard',
) => {
  const jobs = await store.lockAllFailed(db, body, new Date(body.asOf))
  return jobs.filter(job => mayChange(job)[change])
}

const idsOf = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id)

/** One entry for each kind, because there can be thousands of jobs. */
const recordEachKind = (db: Database, actor: Actor, action: string, jobs: readonly { kind: string }[]) => {
  const rows = [...Map.groupBy(jobs, ({ kind }) => kind)].map(([title, { length: count }]) => ({
    objectID: 0,
    detail: { title, count },
  }))
  return recordAudits(db, actor, action, 'job', rows)
}
