import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { operator } from '../actor.ts'
import { findBackup, newBackup } from '../backup/address.ts'
import { backUp } from '../backup/back-up.ts'
import { makeRequestedBackup } from '../backup/keep-backed-up.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { createNow, readState } from '../backup/state.ts'
import { verifyBackup } from '../backup/verify-backup.ts'
import { lockKeys } from '../db/lock-keys.ts'
import { whileHolding } from '../db/while-holding.ts'
import { readEnvironment } from '../read-environment.ts'
import { loadSecret, secretFile } from '../secret.ts'
import type { SiteConfig } from '../site-config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { CommandError } from './command-error.ts'
import { migrations, withApp, withInstance } from './instance.ts'
import { type Output, openOutput } from './output.ts'

interface Options {
  json: boolean
}

const address = 'a path, or a URL such as s3://bucket/prefix/name?region=&endpoint='
const pollInterval = 500

/** The commands that back an instance up, check a backup, and restore it. */
export const addBackupCommands = (program: Command, site: SiteConfig): void => {
  program
    .command('backup')
    .description('write the database and all files into one file; the site can be used meanwhile')
    .argument('[backup]', `${address}, which does not exist yet; a new one in BACKUP_URL unless given`)
    .option('--json', 'print the result as JSON', false)
    .action(async (target: string | undefined, options: Options) => {
      using output = openOutput(options)
      await (target === undefined ? backUpNow(site, output) : backUpTo(target, output))
    })
  program
    .command('verify')
    .description('check that a backup is complete and undamaged')
    .argument('<backup>', `${address}; the newest one of a folder`)
    .option('--json', 'print the result as JSON', false)
    .action(async (source: string, options: Options) => {
      using output = openOutput(options)
      output.progress('checking the backup')
      const { backupPassphrase: passphrase, bucketCredentials } = readEnvironment()
      const { location, name } = await findBackup(source, bucketCredentials)
      const { manifest, summary } = await verifyBackup(await location.open(name), { passphrase })
      tell(output, `${location.locate(name)} is complete`, manifest, summary.missing)
    })
  program
    .command('restore')
    .description('restore a backup into an empty database and its storage')
    .argument('<backup>', `${address}, of this version or an older one; the newest one of a folder`)
    .option('--json', 'print the result as JSON', false)
    .action(async (source: string, options: Options) => {
      using output = openOutput(options)
      await restore(source, output)
    })
}

const backUpTo = (target: string, output: Output) =>
  withInstance(async ({ config, connection }) => {
    const { location, name } = await newBackup(target, config.bucketCredentials)
    const storage = await openStorage(config)
    const secret = config.secret === undefined ? await loadSecret(config.dataDir) : undefined
    const passphrase = config.backupPassphrase
    const { manifest, missing } = await backUp(
      { connection, storage, secret },
      { location, name, passphrase },
      output.progress,
    )
    tell(output, `Backed up to ${location.locate(name)}`, manifest, missing)
  })

/** Like the scheduled ones. A running site makes it as soon as it is asked to. Without one, the command does it. */
const backUpNow = (site: SiteConfig, output: Output) =>
  withApp(site, async (app, connection) => {
    const { config } = app
    if (!config.backup) throw new CommandError('name a file, or set BACKUP_URL')
    const secret = readEnvironment().secret === undefined ? config.secret : undefined
    const [requested] = (await createNow(app, operator)).runs
    for (;;) {
      output.progress('backing up')
      await whileHolding(connection, lockKeys.backup, signal =>
        makeRequestedBackup(app, { connection, secret }, signal),
      )
      const { runs, location } = await readState(app, operator)
      const run = runs.find(({ id }) => id === requested?.id)
      if (run?.state === 'failed') throw new CommandError(run.failure)
      if (run?.state === 'success') {
        output.result(`Backed up to ${location}/${run.name}`, run)
        return
      }
      await wait(pollInterval)
    }
  })

const restore = (source: string, output: Output) =>
  withInstance(async ({ config, connection, log }) => {
    const { location, name } = await findBackup(source, config.bucketCredentials)
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
      () => location.open(name),
      { passphrase: config.backupPassphrase },
      output.progress,
    )
    tell(output, `Restored ${location.locate(name)}`, manifest, missing)
  })

const tell = (output: Output, done: string, { createdAt, tables, files }: Manifest, missing: string[]) => {
  const lines = [
    `${done}: ${tables.length} tables and ${files.count - missing.length} files, as of ${createdAt}`,
    ...missing.map(hash => `Missing in the storage: ${hash}`),
  ]
  output.result(lines.join('\n'), { createdAt, tables: tables.length, files: files.count, missing })
}
