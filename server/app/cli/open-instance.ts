import type { App } from '../../kernel/app-context.ts'
import type { Config } from '../../kernel/config/config.ts'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { compareMigrations } from '../../kernel/db/migrate.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { makeWritableFolder } from '../../kernel/files/make-folder.ts'
import { createLog, type Logger } from '../../kernel/logging/log.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { openApp } from '../open-app.ts'
import { connectDatabase } from '../start/connect-database.ts'
import { CommandError } from './command-error.ts'

/** The database and the settings of an instance, which may be running in another process. */
export interface OpenInstance {
  config: Config
  connection: Connection
  log: Logger
}

export const migrations = new URL('../../kernel/db/migrations/', import.meta.url)

/** Connects to the instance that the environment describes, for as long as the work takes. */
export const withInstance = async <R>(work: (instance: OpenInstance) => Promise<R>): Promise<R> => {
  const config = readEnvironment()
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel)
  await makeWritableFolder('DATA_DIR', config.dataDir)
  const database = await connectDatabase(config, log, new AbortController().signal)
  try {
    return await work({ config, connection: database.connection, log })
  } finally {
    await database.stop()
  }
}

/** Opens the operations of an instance, for as long as the work takes. */
export const withApp = <R>(
  site: SiteConfig,
  work: (app: App, connection: Connection) => Promise<R>,
): Promise<R> =>
  withInstance(async ({ config, connection, log }) => {
    await refuseOtherSchema(connection)
    await using opened = new AsyncDisposableStack()
    return await work(await openApp({ site, config, connection, log }, opened), connection)
  })

const refuseOtherSchema = async (connection: Connection): Promise<void> => {
  const { pending, unknown } = await compareMigrations(connection, migrations)
  if (unknown.length > 0) throw new CommandError('the database belongs to a newer version of Ximblox')
  if (pending.length > 0)
    throw new CommandError(
      'the database does not have the schema of this version; run "ximblox migrate" first',
    )
}
