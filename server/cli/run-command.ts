import { Command, CommanderError } from 'commander'
import { migrate } from '../db/migrate.ts'
import { run } from '../run.ts'
import type { StartOptions } from '../start.ts'
import { version } from '../version.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addCheckCommand } from './check/check-command.ts'
import { explainFailure } from './explain-failure.ts'
import { migrations, withInstance } from './instance.ts'
import { addOpenAPICommand } from './openapi-command.ts'
import { addPrivacyCommands } from './privacy-commands.ts'
import { addSearchCommands } from './search-commands.ts'
import { addTransferCommands } from './transfer-commands.ts'
import { addUserCommands } from './user-commands.ts'

const failed = 1
const wrongUse = 2

/**
 * Runs `ximblox <command>` for a site, `start` unless another command is named. The process exits with 0 when it is
 * done, 1 when it failed, and 2 when the command was not understood. `addCommands` adds those that come from outside.
 */
export const runCommand = async (
  site: StartOptions,
  words: readonly string[],
  addCommands: (program: Command) => void = () => {},
): Promise<void> => {
  try {
    const program = commandsOf(site)
    addCommands(program)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongUse
    else {
      console.error(explainFailure(error))
      process.exitCode = failed
    }
  }
}

/** The commands of a site, without those that come from outside. */
export const commandsOf = (site: StartOptions): Command => {
  const program = new Command('ximblox').version(version).exitOverride()
  program
    .command('start', { isDefault: true })
    .description('start the site, its admin area and its API')
    .action(() => run(site))
  program
    .command('migrate')
    .description('bring the database to the schema of this version; starting does so too')
    .action(() =>
      withInstance(async ({ connection, log }) => {
        await migrate(connection, migrations, log)
        console.log('The database is up to date')
      }),
    )
  addBackupCommands(program, site.site)
  addTransferCommands(program, site.site)
  addUserCommands(program, site.site)
  addCheckCommand(program, site.site)
  addSearchCommands(program, site.site)
  addPrivacyCommands(program, site.site)
  addOpenAPICommand(program)
  return program
}
