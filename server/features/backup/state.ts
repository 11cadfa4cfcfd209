import type { BackupRun } from '@ximblox/contract/backups'
import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { locationName } from './location.ts'
import { expiredBackups } from './retention.ts'
import * as store from './run-store.ts'
import { lastRunOf, nextBackup } from './schedule.ts'

type Calls = typeof calls.backup
type Context = Pick<App, 'db' | 'config' | 'now'>

const shownRuns = 20

export const readState = async (app: Context, actor: Actor): Promise<Payload<Calls['state']>> => {
  permit(actor, 'manage-settings')
  const { backup, backupPassphrase } = app.config
  const runs = await store.listRuns(app.db, shownRuns)
  const lastSuccess = await store.findLastSuccess(app.db)
  const [last] = runs
  const names = runs.flatMap(successName)
  const changedAt = await store.findSchemaChange(app.db)
  const replaced = new Set(backup ? expiredBackups(names, backup.retention, changedAt) : [])
  const present = (run: store.BackupRun) => presentRun(run, replaced)
  return {
    location: backup ? locationName(backup.location) : null,
    isEncrypted: backupPassphrase !== undefined,
    retention: backup?.retention ?? null,
    nextAt: backup ? nextBackup(backup.times, last && lastRunOf(last), app.now()).toISOString() : null,
    lastSuccess: lastSuccess ? present(lastSuccess) : null,
    runs: runs.map(present),
  }
}

/** Asks for a backup. While one is waiting or running, that is the one. */
export const createNow = async (app: Context, actor: Actor): Promise<Payload<Calls['create']>> => {
  permit(actor, 'manage-settings')
  if (!app.config.backup) throw refuse('notFound')
  await app.db.transaction().execute(async db => {
    if (await store.requestRun(db, app.now())) await recordAudit(db, actor, 'backup.create', 'backup', 0)
  })
  return readState(app, actor)
}

/** What monitoring needs to know; undefined when no backups are scheduled. */
export const readHealth = async ({ db, config }: Pick<App, 'db' | 'config'>) => {
  if (!config.backup) return undefined
  const [last] = (await store.listRuns(db, 2)).filter(({ finishedAt }) => finishedAt !== null)
  const success = await store.findLastSuccess(db)
  return { failed: last !== undefined && last.failure !== null, lastSuccess: success?.finishedAt ?? null }
}

const successName = (run: store.BackupRun): string[] =>
  stateOf(run) === 'success' && run.name !== null ? [run.name] : []

const presentRun = (run: store.BackupRun, replaced: ReadonlySet<string>): BackupRun => ({
  id: run.id,
  state: stateOf(run),
  requestedAt: run.requestedAt.toISOString(),
  beganAt: run.beganAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
  name: run.name,
  size: run.size,
  missing: run.missing,
  isKept: successName(run).some(name => !replaced.has(name)),
  failure: run.failure ?? '',
})

const stateOf = ({ beganAt, finishedAt, failure }: store.BackupRun): BackupRun['state'] => {
  if (finishedAt) return failure === null ? 'success' : 'failed'
  return beganAt ? 'running' : 'waiting'
}
