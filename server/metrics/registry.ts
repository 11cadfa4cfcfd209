import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import type { App } from '../app-context.ts'
import { readVolumeOf } from '../disk-space.ts'
import { withTimeout } from '../with-timeout.ts'
import { readWaiting, type Waiting } from './store.ts'

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

const metricsOfProcess = ({ config, storage, processing, missingFiles, measures }: App): Metric[] => [
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
  new Gauge({
    name: 'ximblox_free_bytes',
    help: 'Free space of the volumes that this process writes to.',
    labelNames: ['folder'],
    registers,
    async collect() {
      const folders = { data: config.dataDir, uploads: storage.temporaryFolder }
      for (const [folder, path] of Object.entries(folders)) {
        const volume = await readVolumeOf(path)
        if (volume) this.set({ folder }, volume.free)
      }
    },
  }),
]

/** While the database does not answer, these are absent and the others are there. */
const metricsOfDatabase = ({ db, now }: App): Metric[] => {
  let waiting: Promise<Waiting | undefined> = Promise.resolve(undefined)
  const isUp = new Gauge({
    name: 'ximblox_database_up',
    help: 'Whether the database answered.',
    registers,
    // Called first, as the first that is registered.
    async collect() {
      const read = readWaiting(db, now()).catch(() => undefined)
      waiting = withTimeout(read, databaseTimeout, undefined)
      this.set((await waiting) ? 1 : 0)
    },
  })
  const gauge = (of: keyof Waiting, name: string, help: string) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = (await waiting)?.[of]
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
  ]
}
