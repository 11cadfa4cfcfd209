import { setPriority } from 'node:os'
import type { Config } from '../../kernel/config/config.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { backUpAndRotate, type Maker } from './back-up.ts'
import { openLocation } from './location.ts'

export interface BackupJob {
  connection: Connection
  config: Pick<Config, 'media' | 'dataDir' | 'backupPassphrase'> & Required<Pick<Config, 'backup'>>
  secret: string | undefined
  name: string
  maker: Maker
}

export type BackupResult = { size: number; missing: number } | { failure: string }

// In a process of its own, a backup neither delays requests nor takes memory that is not given back.
setPriority(10)
process.once('disconnect', () => process.exit())
process.once('message', (job: BackupJob) => void run(job))

const run = async (job: BackupJob) => {
  const result = await backUpFor(job).catch((error): BackupResult => ({ failure: reasonOf(error) }))
  process.send?.(result, () => process.disconnect())
}

const backUpFor = async ({ connection, config, secret, name, maker }: BackupJob): Promise<BackupResult> => {
  const { backup, backupPassphrase: passphrase } = config
  if (!backup) throw new Error('no location for backups is configured')
  const source = { connection, storage: await openStorage(config), secret }
  const target = { location: await openLocation(backup.location), name, passphrase }
  const { size, missing } = await backUpAndRotate(source, target, maker, backup.retention, () => {})
  return { size, missing: missing.length }
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0]?.slice(0, 500) ?? ''
