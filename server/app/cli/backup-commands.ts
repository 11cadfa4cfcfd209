import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { findBackup, newBackup } from '../../features/backup/address.ts'
import { backUp } from '../../features/backup/back-up.ts'
import { makeRequestedBackup } from '../../features/backup/keep-backed-up.ts'
import type { Manifest } from '../../features/backup/manifest.ts'
import { createNow, readState } from '../../features/backup/state.ts'
import { verifyBackup } from '../../features/backup/verify-backup.ts'
import { operator } from '../../kernel/actor.ts'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { loadSecret } from '../../kernel/config/secret.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import { whileHolding } from '../../kernel/db/while-holding.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { openStorage } from '../../kernel/storage/open-storage.ts'
import { CommandError } from './command-error.ts'
import { describeDuties } from './duties.ts'
import { withApp, withInstance } from './open-instance.ts'
import { type Output, openOutput } from './output.ts'
import { listDuties } from './promote-command.ts'
import { describeBackup, restore } from './restore.ts'

interface Options {
  json: boolean
}

const address = 'a path, or a URL such as s3://bucket/prefix/name?region=&endpoint='
const pollInterval = 500

/** The commands that back an instance up, check a backup, and restore it. */
export const addBackupCommands = (program: Command, site: SiteConfig): void => {
  program
    .command('backup')
    .description('write the database and all files into one file; the site can be used in the meantime')
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
    .description('restore a backup into an empty database and its storage, as a copy of the production site')
    .argument('<backup>', `${address}, of this version or an older one; the newest one of a folder`)
    .option('--as-production', 'the production site is lost, and this one takes its place', false)
    .option('--json', 'print the result as JSON', false)
    .action(async (source: string, options: Options & { asProduction: boolean }) => {
      using output = openOutput(options)
      await restoreFrom(site, source, options.asProduction, output)
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
    if (app.instance.isCopy)
      throw new CommandError('this is a copy, which backs up only to a file that you name')
    if (!config.backup) throw new CommandError('name a file, or set BACKUP_URL')
    const secret = readEnvironment().secret === undefined ? config.secret : undefined
    const [requested] = (await createNow(app, operator)).runs
    for (;;) {
      output.progress('backing up')
      await wait(pollInterval)
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
    }
  })

const restoreFrom = async (site: SiteConfig, source: string, asProduction: boolean, output: Output) => {
  const found = await findBackup(source, readEnvironment().bucketCredentials)
  const { manifest, missing } = await restore(found, { asProduction }, output)
  const done = describeBackup(`Restored ${found.location.locate(found.name)}`, manifest, missing)
  const duties = asProduction ? await readDuties(site) : []
  const role = asProduction
    ? listDuties('This is the production site from its next start on', duties)
    : 'This is a copy: it sends nothing, runs no schedules and makes no backups, until “ximblox promote”'
  output.result([...done, role].join('\n'), { ...factsOf(manifest, missing), asProduction, duties })
}

const readDuties = (site: SiteConfig): Promise<string[]> =>
  withApp(site, ({ db, config, now }) => describeDuties(db, config, site, now()))

const tell = (output: Output, done: string, manifest: Manifest, missing: string[]) =>
  output.result(describeBackup(done, manifest, missing).join('\n'), factsOf(manifest, missing))

const factsOf = ({ createdAt, tables, files }: Manifest, missing: string[]) => ({
  createdAt,
  tables: tables.length,
  files: files.count,
  missing,
})
