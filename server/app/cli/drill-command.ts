import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { findBackup, findNewest } from '../../features/backup/address.ts'
import { openLocation } from '../../features/backup/location.ts'
import { settingNames } from '../../kernel/config/config.ts'
import { readEnvironment, replaceSettings } from '../../kernel/config/read-environment.ts'
import { tryPort } from '../start/try-port.ts'
import { CommandError } from './command-error.ts'
import { openOutput } from './output.ts'
import { describeBackup, restore } from './restore.ts'

/** Adds the command that tries a backup out. `start` starts the site with the settings of the environment. */
export const addDrillCommand = (program: Command, start: () => Promise<void>): void => {
  program
    .command('drill')
    .description('restore a backup into a temporary folder and serve it as a copy, until it is stopped')
    .argument('[backup]', 'a path or URL; the newest one of a folder, or of BACKUP_URL unless given')
    .option('--port <port>', 'where the copy listens on this machine', '3999')
    .action(async (source: string | undefined, { port }: { port: string }) => {
      using output = openOutput({ json: false })
      const found = await findSource(source)
      const folder = await mkdtemp(join(tmpdir(), 'ximblox-drill-'))
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      replaceSettings(settingsOfDrill(folder, port))
      await tryPort(readEnvironment(), { port: '--port', host: 'HOST' })
      const { manifest, missing } = await restore(found, { asProduction: false }, output)
      const lines = [
        ...describeBackup(`Restored ${found.location.locate(found.name)}`, manifest, missing),
        'This copy sends nothing, runs no schedules and makes no backups. Ctrl+C stops and removes it.',
      ]
      output.result(lines.join('\n'), {})
      await start()
    })
}

/** By the settings of the production site, which are read before they are replaced. */
const findSource = async (source: string | undefined) => {
  const { backup, bucketCredentials } = readEnvironment()
  if (source !== undefined) return findBackup(source, bucketCredentials)
  if (!backup) throw new CommandError('name a backup, or set BACKUP_URL')
  return findNewest(await openLocation(backup.location))
}

/** These neither lead to another machine or folder, nor take a port of the production site. */
const kept = ['SECRET', 'BACKUP_PASSPHRASE', 'PG_BIN_DIR', 'IMAGE_MEGAPIXELS', 'LOG_LEVEL']

const settingsOfDrill = (folder: string, port: string): Record<string, string> => ({
  ...Object.fromEntries(settingNames.filter(name => !kept.includes(name)).map(name => [name, ''])),
  DATA_DIR: folder,
  PORT: port,
  STARTER_SITE: 'off',
})
