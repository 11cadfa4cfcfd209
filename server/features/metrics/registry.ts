import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { App } from '../../kernel/app-context.ts'
import { withTimeout } from '../../kernel/async/with-timeout.ts'
import { readVolumeOf, type Volume } from '../../kernel/files/disk-space.ts'
import { readHealth } from '../backup/state.ts'
import { readWaiting } from './store.ts'

const renderBuckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const databaseTimeout = 2_000

/** All metrics of a process. What is in the database is read when they are asked for. */
export const createRegistry = (app: App): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of [...metricsOfRequests(app), ...metricsOfProcess(app), ...metricsOfDatabase(app)])
    registry.registerMetric<string>(metric)
  return registry
}

// Registered above, and not where a library's global registry would be.
const registers: Registry[] = []

const metricsOfRequests = ({ measures }: App): Metric[] => {
  const renders = new Histogram({
    name: 'ximblox_page_render_seconds',
    help: 'Time for rendering a page, which includes reading its content.',
    buckets: renderBuckets,
    registers,
  })
  measures.onRender(seconds => renders.observe(seconds))
  return [
    renders,
    new Counter({
      name: 'ximblox_http_requests_total',
      help: 'Answered requests by class and status; 0 is a client that disconnected first.',
      labelNames: ['class', 'status'],
      registers,
      collect() {
        this.reset()
        for (const { of, status, count } of measures.requests()) this.inc({ class: of, status }, count)
      },
    }),
    new Counter({
      name: 'ximblox_page_cache_total',
      help: 'Pages answered from memory (hit) and rendered (miss).',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset()
        this.inc({ result: 'hit' }, measures.recalledPages())
        this.inc({ result: 'miss' }, measures.renderedPages())
      },
    }),
  ]
}

const metricsOfProcess = ({ processing, missingFiles, measures, ...app }: App): Metric[] => [
  new Gauge({
    name: 'ximblox_database_connections',
    help: 'Connections of this process by state; waiting are requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(measures.connections())) this.set({ state }, count)
    },
  }),
  new Gauge({
    name: 'ximblox_media_jobs_waiting',
    help: 'Files that wait for processing in this process.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(processing.waiting())) this.set({ kind }, count)
    },
  }),
  new Gauge({
    name: 'ximblox_media_missing',
    help: 'Requested contents that the storage has lost.',
    registers,
    collect() {
      this.set(missingFiles.list().length)
    },
  }),
  volumeGauge(app, 'free', 'ximblox_free_bytes', 'Free space of the volumes that this process writes to.'),
  volumeGauge(app, 'size', 'ximblox_volume_bytes', 'Size of the volumes that this process writes to.'),
]

const volumeGauge = (
  { config, storage }: Pick<App, 'config' | 'storage'>,
  of: keyof Volume,
  name: string,
  help: string,
): Metric =>
  new Gauge({
    name,
    help,
    labelNames: ['folder'],
    registers,
    async collect() {
      const folders = { data: config.dataDir, uploads: storage.temporaryFolder }
      for (const [folder, path] of Object.entries(folders)) {
        const volume = await readVolumeOf(path)
        if (volume) this.set({ folder }, volume[of])
      }
    },
  })

/** What waits or failed, with how backups went if they are scheduled. */
const readDatabase = async ({ db, config, now }: Pick<App, 'db' | 'config' | 'now'>) => {
  const [waiting, backup] = await Promise.all([readWaiting(db, now()), readHealth({ db, config })])
  return {
    ...waiting,
    failedBackup: backup && Number(backup.failed),
    lastBackupAt: backup?.lastSuccess ? backup.lastSuccess.getTime() / 1_000 : undefined,
  }
}
type Values = Awaited<ReturnType<typeof readDatabase>>

/** While the database does not answer, these are absent and the others are there. */
const metricsOfDatabase = (app: App): Metric[] => {
  let values: Promise<Values | undefined> = Promise.resolve(undefined)
  const isUp = new Gauge({
    name: 'ximblox_database_up',
    help: 'Whether the database answered.',
    registers,
    // Called first, as the first that is registered.
    async collect() {
      const read = readDatabase(app).catch(() => undefined)
      values = withTimeout(read, databaseTimeout, undefined)
      this.set((await values) ? 1 : 0)
    },
  })
  const gauge = (of: keyof Values, name: string, help: string) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = (await values)?.[of]
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  return [
    isUp,
    gauge('mails', 'ximblox_mails_waiting', 'Emails that wait to be sent, on all nodes.'),
    gauge('oldestMailSeconds', 'ximblox_mail_oldest_seconds', 'Age of the email that has waited longest.'),
    gauge('givenUpMails', 'ximblox_mails_given_up', 'Emails that the mail server never accepted.'),
    gauge('renditions', 'ximblox_renditions_waiting', 'Published pages whose images wait for rendering.'),
    gauge('lateSchedules', 'ximblox_schedules_late', 'Schedules that are more than a minute overdue.'),
    gauge('failedSchedules', 'ximblox_schedules_failed', 'Schedules that failed and wait for an editor.'),
    gauge('failingWebhooks', 'ximblox_webhooks_failing', 'Webhooks whose last attempts failed.'),
    gauge(
      'disabledWebhooks',
      'ximblox_webhooks_disabled',
      'Webhooks that were disabled after three days of failures.',
    ),
    gauge('failingJobs', 'ximblox_hook_jobs_failing', 'Jobs of hooks that failed and are tried again.'),
    gauge('givenUpJobs', 'ximblox_hook_jobs_given_up', 'Jobs of hooks that never succeeded.'),
    gauge('failedBackup', 'ximblox_backup_failed', 'Whether the last scheduled backup failed.'),
    gauge('lastBackupAt', 'ximblox_backup_last_success_timestamp_seconds', 'When the last backup succeeded.'),
  ]
}
