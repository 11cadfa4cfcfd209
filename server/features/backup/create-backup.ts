import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Connection, openClient } from '../../kernel/db/pool.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { entryNames, type Manifest } from './manifest.ts'
import { copyTarget, readMigrations, readSequences, readTables } from './tables.ts'
import type { ArchiveWriter } from './write-archive.ts'

export interface BackupSource {
  connection: Connection
  storage: Storage
  /** The generated secret. Undefined when the settings name one. */
  secret: string | undefined
}

interface StoredFile {
  hash: string
  size: number
}

const partSize = 4 * 1024 * 1024

/**
 * Writes the database as it is at one moment, and then the content of its files, which never changes and stays in the
 * storage for a day after its last use. The instance stays in use.
 */
export const createBackup = async (
  { connection, storage, secret }: BackupSource,
  archive: ArchiveWriter,
  report: (progress: string) => void,
): Promise<{ manifest: Manifest; missing: string[] }> => {
  const client = await openClient({ ...connection, query_timeout: 0 }, () => {})
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(portableText)
    const files = await readFiles(client)
    const manifest = await describe(client, files)
    await archive.add(entryNames.manifest, JSON.stringify(manifest))
    if (secret !== undefined) await archive.add(entryNames.secret, secret)
    for (const table of manifest.tables) {
      report(`table ${table.name}`)
      await writeTable(client, archive, table)
    }
    await client.query('commit')
    return { manifest, missing: await writeFiles(storage, archive, files, report) }
  } finally {
    await client.end()
  }
}

/** Every server writes and reads values in this form, whatever its own settings are. */
const portableText = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local timezone = 'UTC';
  set local statement_timeout = 0`

const describe = async (client: Client, files: readonly StoredFile[]): Promise<Manifest> => ({
  format: 1,
  createdAt: new Date().toISOString(),
  migrations: await readMigrations(client),
  tables: await readTables(client),
  sequences: await readSequences(client),
  files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) },
})

/** The content that something refers to. */
const readFiles = async (client: Client): Promise<StoredFile[]> => {
  const { rows: references } = await client.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'blob'::regclass`,
  )
  const isUsed = references.map(
    ({ table, column }) => `exists (select from ${table} where ${column} = blob.hash)`,
  )
  const { rows } = await client.query<StoredFile>(
    `select hash, size::int8 as size from blob where ${isUsed.join(' or ')} order by hash`,
  )
  return rows
}

const writeTable = async (client: Client, archive: ArchiveWriter, table: Manifest['tables'][number]) => {
  let number = 0
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    number += 1
    await archive.add(entryNames.part(table.name, number), Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`)) as AsyncIterable<Buffer>
  for await (const chunk of rows) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partSize) await flush()
  }
  if (size > 0) await flush()
}

const writeFiles = async (
  storage: Storage,
  archive: ArchiveWriter,
  files: readonly StoredFile[],
  report: (progress: string) => void,
): Promise<string[]> => {
  const missing: string[] = []
  for (const [index, { hash, size }] of files.entries()) {
    report(`file ${index + 1} of ${files.length}`)
    if ((await storage.size(hash)) === size) {
      const content: Readable = storage.read(hash)
      await archive.addStream(entryNames.media(hash), size, content)
    } else missing.push(hash)
  }
  return missing
}
