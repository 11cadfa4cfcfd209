import type { App } from '../../kernel/app-context.ts'
import type { BackupSettings } from '../../kernel/config/config.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { whileHolding } from '../../kernel/db/while-holding.ts'
import type { StandingJob } from '../../kernel/jobs/job.ts'
import { backupName } from './backup-name.ts'
import { runInChild } from './run-in-child.ts'
import * as store from './run-store.ts'
import { lastRunOf, nextBackup } from './schedule.ts'

type Context = Pick<App, 'db' | 'config' | 'instance' | 'log' | 'now'>

interface Options {
  connection: Connection
  /** The generated secret. Undefined when the settings name one. */
  secret: string | undefined
}

/** In milliseconds, while another process has the lock. */
const retryDelay = 15_000

/** Makes backups at the configured times and when someone asks for one. */
export const keepBackedUp = (
  app: Context,
  { times }: Pick<BackupSettings, 'times'>,
  options: Options,
): StandingJob => ({
  name: 'backup',
  every: 60_000,
  wokenBy: 'backup',
  run: async signal => {
    // The command takes the same lock, and nodes of the release before hold it.
    const next = await whileHolding(options.connection, lockKeys.backup, lost =>
      backUpWhenDue(app, times, options, AbortSignal.any([signal, lost])),
    )
    return next ?? new Date(app.now().getTime() + retryDelay)
  },
})

/** Returns when the next backup is due. The caller holds the lock for backups. */
const backUpWhenDue = async (
  app: Context,
  times: BackupSettings['times'],
  options: Options,
  signal: AbortSignal,
): Promise<Date> => {
  const { db, now } = app
  const dueAt = (last: store.BackupRun | undefined) => nextBackup(times, last && lastRunOf(last), now())
  await store.failInterruptedRuns(db, now())
  const last = await store.findLastRun(db)
  if (last?.finishedAt !== null && dueAt(last) <= now()) await store.requestRun(db, now())
  await makeRequestedBackup(app, options, signal)
  return dueAt(await store.findLastRun(db))
}

/** Makes the backup that someone has asked for, if any. The caller holds the lock for backups. */
export const makeRequestedBackup = async (
  { db, config, instance, log, now }: Context,
  { connection, secret }: Options,
  signal: AbortSignal,
): Promise<void> => {
  const { media, dataDir, backup, backupPassphrase } = config
  const run = await store.findLastRun(db)
  if (!backup || run?.finishedAt !== null) return
  const name = backupName(now(), instance.id)
  await store.beginRun(db, run.id, now(), name)
  const began = performance.now()
  const maker = {
    instanceID: instance.id,
    earlier: await store.listNames(db),
    schemaChangedAt: await store.findSchemaChange(db),
  }
  const job = { connection, config: { media, dataDir, backup, backupPassphrase }, secret, name, maker }
  const result = await runInChild(job, signal)
  // The next holder of the lock ends the run.
  if (!result) return
  await store.finishRun(db, run.id, now(), result)
  const details = { name, ...result, ms: Math.round(performance.now() - began) }
  if ('failure' in result) log.error(details, 'a backup failed')
  else log.info(details, 'backed up')
}
