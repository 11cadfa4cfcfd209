import type { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { formerMails } from '../../features/auth/former-store.ts'
import { settleOnChange } from '../../features/forms/reservations.ts'
import { mergeShared } from '../../features/publication/merge-shared.ts'
import type { Config } from '../../kernel/config/config.ts'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { migrate } from '../../kernel/db/migrate.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { metricsPort, sitePort } from '../../kernel/errors/listen-failure.ts'
import { makeWritableFolder } from '../../kernel/files/make-folder.ts'
import { adoptFormerJobs } from '../../kernel/jobs/adopt-former-jobs.ts'
import { runJobs } from '../../kernel/jobs/run-jobs.ts'
import { createLog } from '../../kernel/logging/log.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { backgroundWork } from '../background-work.ts'
import { type BuiltSite, loadBuiltSite } from '../built-site.ts'
import { createServer } from '../create-server.ts'
import { startCleaning } from '../housekeeping.ts'
import { openApp } from '../open-app.ts'
import { connectDatabase } from './connect-database.ts'
import { type FirstLogin, prepareFirstRun } from './first-run.ts'
import { startDuties } from './start-duties.ts'
import { importStarterContent } from './starter-content.ts'
import { tryPort } from './try-port.ts'

export interface StartOptions {
  site: SiteConfig
  /** The site's build, or the folder of it. */
  built: string | BuiltSite
  /** The folder of an export that a site without content starts with. */
  content?: string | undefined
  /** A database that goes on running; by default the one that the settings name is started or joined. */
  connection?: Connection
  /** Defaults to the environment. */
  config?: Config
}

export interface Running {
  /** The URL at which this process listens. */
  url: string
  /** The URL of the site for visitors, if the settings name one. */
  publicURL: string | undefined
  /** The generated login, until it has been used once. */
  firstLogin: FirstLogin | undefined
  stop(): Promise<void>
}

/** Starts everything from the database to the port. Resolves when pages can be read and edited. */
export const start = async (
  { site, built, content, connection, config = readEnvironment() }: StartOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<Running> => {
  const log = createLog(config.logLevel)
  const started = new AsyncDisposableStack()
  try {
    const builtSite = typeof built === 'string' ? await loadBuiltSite(built, site.registry) : built
    // What can be wrong is tried before any work is done, although some of it is opened later.
    await makeWritableFolder('DATA_DIR', config.dataDir)
    await tryPort(config, sitePort)
    if (config.metrics) await tryPort(config.metrics, metricsPort)
    await openStorage(config)
    if (config.tracing) {
      const { startTracing } = await import('../../kernel/tracing/start-tracing.ts')
      const tracing = startTracing(config.tracing, log)
      started.defer(tracing.stop)
    }
    const database = connection
      ? { connection, stop: async () => {} }
      : await connectDatabase(config, log, signal)
    started.defer(database.stop)
    await migrate(database.connection, new URL('../../kernel/db/migrations/', import.meta.url), log, {
      signal,
    })
    const app = await openApp({ site, config, connection: database.connection, log }, started)
    const firstLogin = await prepareFirstRun(app.db, config, site)
    await mergeShared(app)
    const cleaning = startCleaning(app)
    started.defer(cleaning.stop)
    settleOnChange(app)
    if (!app.instance.isCopy) await startDuties(app, site, database.connection, started)
    const former = adoptFormerJobs(app, database.connection, formerMails)
    started.defer(former.stop)
    const readiness = { contentReady: false, stopping: false }
    const server = await createServer(app, builtSite, readiness, site.calls)
    started.defer(async () => {
      readiness.stopping = true
      if (await hasConnections(server.server)) await setTimeout(drainPeriod)
      await Promise.race([server.close(), shutdownDeadline()])
    })
    const url = await server.listen({ port: config.port, host: config.host })
    await importStarterContent(app, site, content, database.connection, signal)
    readiness.contentReady = true
    const secret = config.secret === undefined ? app.config.secret : undefined
    const work = backgroundWork(app, site, { connection: database.connection, secret })
    const jobs = runJobs(app, database.connection, work)
    started.defer(jobs.stop)
    if (app.config.metrics) {
      const { serveMetrics } = await import('../../features/metrics/serve-metrics.ts')
      const metrics = await serveMetrics(app, app.config.metrics)
      started.defer(metrics.stop)
      log.info({ url: metrics.url }, 'serving metrics')
    }
    const isDefault = config.publicURL === `http://localhost:${config.port}`
    const publicURL = isDefault ? undefined : config.publicURL
    return { url, publicURL, firstLogin, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

/**
 * Requests are accepted for this long after readiness is withdrawn, so that load balancers can switch to other nodes.
 */
const drainPeriod = 1_000

/** How long requests in progress may take to finish. */
const shutdownDeadline = () => setTimeout(25_000, undefined, { ref: false })

const hasConnections = async (server: Server) => (await promisify(server.getConnections.bind(server))()) > 0
