import type { App } from '../app-context.ts'
import { lockKeys } from '../db/lock-keys.ts'
import type { Connection } from '../db/pool.ts'
import { runOnOneNode, type SingleNodeWorker } from '../run-on-one-node.ts'
import { inSpan } from '../tracing/in-span.ts'
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

/** Makes backups at the configured times and when someone asks for one, on one node at a time. */
export const keepBackedUp = (app: Context, options: Options): SingleNodeWorker =>
  runOnOneNode(options.connection, app.log, {
    lockKey: lockKeys.backup,
    channel: 'backup',
    takeOver: () => store.failInterruptedRuns(app.db, app.now()),
    work: async signal => {
      const { backup } = app.config
      if (!backup) return
      const last = await store.findLastRun(app.db)
      const dueAt = nextBackup(backup.times, last && lastRunOf(last), app.now())
      if (last?.finishedAt !== null && dueAt <= app.now()) await store.requestRun(app.db, app.now())
      await makeRequestedBackup(app, options, signal)
    },
  })

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
  const result = await inSpan('job backup', () => runInChild(job, signal))
  // The next active node ends the run.
  if (!result) return
  await store.finishRun(db, run.id, now(), result)
  const details = { name, ...result, ms: Math.round(performance.now() - began) }
  if ('failure' in result) log.error(details, 'a backup failed')
  else log.info(details, 'backed up')
}
