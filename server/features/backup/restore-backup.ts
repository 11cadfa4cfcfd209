import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { migrate } from '../../kernel/db/migrate.ts'
import { type Connection, openClient } from '../../kernel/db/pool.ts'
import { writeRestoredInstance } from '../../kernel/instance/instance.ts'
import type { Logger } from '../../kernel/logging/log.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { BackupError } from './backup-error.ts'
import { beginLoading } from './load-database.ts'
import { entryNames, type Manifest } from './manifest.ts'
import { type ReadOptions, readArchive } from './read-archive.ts'
import { readMigrations } from './tables.ts'
import { verifyBackup } from './verify-backup.ts'

export interface RestoreTarget {
  connection: Connection
  /** Folder of the migrations of this version. */
  migrations: URL
  storage: Storage
  log: Logger
  /** Keeps the secret of the instance that was backed up. */
  keepSecret(secret: string): Promise<void>
}

/**
 * Restores a backup of this version or an older one into an empty instance. The backup is read twice: it is checked as a
 * whole before anything is written. The rows become visible at the end, all at once; a failure leaves an empty database
 * and content that is removed like that of any interrupted upload. What was restored is a copy, unless it takes
 * the place of the production site.
 */
export const restoreBackup = async (
  { connection, migrations, storage, log, keepSecret }: RestoreTarget,
  open: () => Promise<Readable>,
  { asProduction, ...options }: ReadOptions & { asProduction: boolean },
  report: (progress: string) => void,
): Promise<{ manifest: Manifest; missing: string[] }> => {
  report('checking the backup')
  const { manifest, summary } = await verifyBackup(await open(), options)
  const client = await openClient({ ...connection, query_timeout: 0 }, () => {})
  try {
    await client.query('select pg_advisory_lock($1)', [lockKeys.restore])
    await refuseUnlessEmpty(client, manifest)
    await migrate(connection, migrations, log, { only: new Set(manifest.migrations) })
    await refuseNewer(client, manifest)
    const database = await beginLoading(client, manifest)
    let files = 0
    for await (const { name, content } of readArchive(await open(), options)) {
      const [kind, key = ''] = name.split('/')
      if (name === entryNames.secret) await keepSecret(await text(content))
      else if (kind === 'database') {
        report(`table ${key}`)
        await database.append(key, await buffer(content))
      } else if (kind === 'media') {
        await database.close()
        report(`file ${(files += 1)} of ${manifest.files.count}`)
        await restoreFile(storage, key, content)
      } else content.resume()
    }
    await database.close()
    await writeRestoredInstance(client, asProduction)
    await database.commit()
  } finally {
    await client.end()
  }
  await migrate(connection, migrations, log)
  return { manifest, missing: summary.missing }
}

const restoreFile = async (storage: Storage, hash: string, content: Readable): Promise<void> => {
  const temporary = join(storage.temporaryFolder, randomUUID())
  try {
    await pipeline(content, createWriteStream(temporary, { mode: 0o600 }))
    await storage.put(temporary, hash)
  } finally {
    await rm(temporary, { force: true })
  }
}

const refuseUnlessEmpty = async (client: Client, { migrations }: Manifest): Promise<void> => {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  if (tables.length === 0) return
  const isMigrated = tables.some(({ name }) => name === 'migration')
  const done = isMigrated ? await readMigrations(client) : []
  const isOurs = isMigrated && done.every(name => migrations.includes(name))
  const isUsed =
    tables.some(({ name }) => name === 'app_user') &&
    (await client.query('select from app_user limit 1')).rowCount !== 0
  if (isUsed || !isOurs)
    throw new BackupError('the database is not empty: restore into a new one, which needs no start before')
}

const refuseNewer = async (client: Client, { migrations }: Manifest): Promise<void> => {
  const done = await readMigrations(client)
  const unknown = migrations.filter(name => !done.includes(name))
  if (unknown.length > 0)
    throw new BackupError(`the backup was made by a newer version, with ${unknown.join(', ')}`)
}
