import { join } from 'node:path'
import type { Config } from '../../kernel/config/config.ts'
import { checkServer } from '../../kernel/db/check-server.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../kernel/db/embedded/supervisor.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import type { Logger } from '../../kernel/logging/log.ts'

/**
 * Connects to the server that DATABASE_URL names, or starts the embedded database. The rest of the server cannot tell
 * them apart.
 */
export const connectDatabase = async (
  config: Config,
  log: Logger,
  signal: AbortSignal,
): Promise<{ connection: Connection; stop: () => Promise<void> }> => {
  if (config.databaseURL) {
    const connection = { connectionString: config.databaseURL }
    await checkServer(connection)
    return { connection, stop: async () => {} }
  }
  const database: EmbeddedDatabase = await startEmbedded({
    dataDir: join(config.dataDir, 'postgres'),
    log: (level, message, detail) => log[level](detail ?? {}, message),
    signal,
    ...(config.pgBinDir && { binDir: config.pgBinDir }),
  })
  return { connection: database.connection, stop: () => database.stop() }
}
