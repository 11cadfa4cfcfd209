import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { createBackup } from '../backup/create-backup.ts'
import { createBackupFile, openBackup } from '../backup/location.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import { writeArchive } from '../backup/write-archive.ts'
import { readEnvironment } from '../read-environment.ts'
import { loadSecret, secretFile } from '../secret.ts'
import { openStorage } from '../storage/open-storage.ts'
import { migrations, withInstance } from './instance.ts'
import { type Output, openOutput } from './output.ts'

interface Options {
  json: boolean
}

/** The commands that back an instance up, check a backup, and restore it. */
export const addBackupCommands = (program: Command): void => {
  program
    .command('backup')
    .description('write the database and all files into one file; the site can be used meanwhile')
    .argument('<file>', 'a file that does not exist yet')
    .option('--json', 'print the result as JSON', false)
    .action(async (file: string, options: Options) => {
      using output = openOutput(options)
      await backUp(resolve(file), output)
    })
  program
    .command('verify')
    .description('check that a backup is complete and undamaged')
    .argument('<file>', 'a backup')
    .option('--json', 'print the result as JSON', false)
    .action(async (file: string, options: Options) => {
      using output = openOutput(options)
      output.progress('checking the backup')
      const { backupPassphrase: passphrase } = readEnvironment()
      const { manifest, summary } = await verifyBackup(await openBackup(file), { passphrase })
      tell(output, 'The backup is complete', manifest, summary.missing)
    })
  program
    .command('restore')
    .description('restore a backup into an empty database and its storage')
    .argument('<file>', 'a backup of this version or an older one')
    .option('--json', 'print the result as JSON', false)
    .action(async (file: string, options: Options) => {
      using output = openOutput(options)
      await restore(file, output)
    })
}

const backUp = (file: string, output: Output) =>
  withInstance(async ({ config, connection }) => {
    const storage = await openStorage(config)
    const secret = config.secret === undefined ? await loadSecret(config.dataDir) : undefined
    await createBackupFile(file, target =>
      writeArchive(target, { passphrase: config.backupPassphrase }, async archive => {
        const { manifest, missing } = await createBackup(
          { connection, storage, secret },
          archive,
          output.progress,
        )
        tell(output, `Backed up to ${file}`, manifest, missing)
        return { missing }
      }),
    )
  })

const restore = (file: string, output: Output) =>
  withInstance(async ({ config, connection, log }) => {
    const { manifest, missing } = await restoreBackup(
      {
        connection,
        migrations,
        storage: await openStorage(config),
        log,
        keepSecret: async secret => {
          if (config.secret === undefined)
            await writeFile(secretFile(config.dataDir), secret, { mode: 0o600 })
        },
      },
      () => openBackup(file),
      { passphrase: config.backupPassphrase },
      output.progress,
    )
    tell(output, 'Restored', manifest, missing)
  })

const tell = (output: Output, done: string, { createdAt, tables, files }: Manifest, missing: string[]) => {
  const lines = [
    `${done}: ${tables.length} tables and ${files.count - missing.length} files, as of ${createdAt}`,
    ...missing.map(hash => `Missing in the storage: ${hash}`),
  ]
  output.result(lines.join('\n'), { createdAt, tables: tables.length, files: files.count, missing })
}
