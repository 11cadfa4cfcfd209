import { writeFile } from 'node:fs/promises'
import type { findBackup } from '../../features/backup/address.ts'
import type { Manifest } from '../../features/backup/manifest.ts'
import { restoreBackup } from '../../features/backup/restore-backup.ts'
import { secretFile } from '../../kernel/config/secret.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { CommandError } from './command-error.ts'
import { migrations, withInstance } from './open-instance.ts'
import type { Output } from './output.ts'

/** Restores a backup into the instance that the environment describes. */
export const restore = (
  { location, name }: Awaited<ReturnType<typeof findBackup>>,
  { asProduction }: { asProduction: boolean },
  output: Output,
): Promise<{ manifest: Manifest; missing: string[] }> =>
  untilStopped(signal =>
    withInstance(async ({ config, connection, log }) => {
      const keepSecret = async (secret: string) => {
        if (config.secret === undefined) await writeFile(secretFile(config.dataDir), secret, { mode: 0o600 })
      }
      return restoreBackup(
        { connection, migrations, storage: await openStorage(config), log, keepSecret },
        () => location.open(name),
        { passphrase: config.backupPassphrase, asProduction, signal },
        output.progress,
      )
    }),
  )

/** What a backup holds, in lines for the operator. */
export const describeBackup = (
  done: string,
  { createdAt, tables, files }: Manifest,
  missing: string[],
): string[] => [
  `${done}: ${tables.length} tables and ${files.count - missing.length} files, as of ${createdAt}`,
  ...missing.map(hash => `Missing in the storage: ${hash}`),
]

/** Aborts the work at a signal to stop, so that what it has begun ends in order. */
const untilStopped = async <R>(work: (signal: AbortSignal) => Promise<R>): Promise<R> => {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new CommandError('it was stopped'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    return await work(stopping.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}
