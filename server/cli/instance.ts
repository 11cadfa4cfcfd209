import type { Config } from '../config.ts'
import { connectDatabase } from '../database.ts'
import type { Connection } from '../db/pool.ts'
import { createLog, type Logger } from '../log.ts'
import { makeWritableFolder } from '../make-folder.ts'
import { readEnvironment } from '../read-environment.ts'

/** The database and the settings of an instance, which may be running in another process. */
export interface Instance {
  config: Config
  connection: Connection
  log: Logger
}

export const migrations = new URL('../db/migrations/', import.meta.url)

/** Connects to the instance that the environment describes, for as long as the work takes. */
export const withInstance = async <R>(work: (instance: Instance) => Promise<R>): Promise<R> => {
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
