import type { Command } from 'commander'
import { migrate } from '../../kernel/db/migrate.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addCheckCommand } from './check/check-command.ts'
import { addDrillCommand } from './drill-command.ts'
import { migrations, withInstance } from './open-instance.ts'
import { addOpenAPICommand } from './openapi-command.ts'
import { addPrivacyCommands } from './privacy-commands.ts'
import { addPromoteCommand } from './promote-command.ts'
import { addSearchCommands } from './search-commands.ts'
import { addTransferCommands } from './transfer-commands.ts'
import { addUserCommands } from './user-commands.ts'

/** Adds every command of the server except `start`, which `start` runs for those that need it. */
export const addCommands = (program: Command, site: SiteConfig, start: () => Promise<void>): void => {
  program
    .command('migrate')
    .description('bring the database to the schema of this version; starting does so too')
    .action(() =>
      withInstance(async ({ connection, log }) => {
        const applied = await migrate(connection, migrations, log)
        console.log(`The database is up to date; migrations applied: ${applied.length}`)
      }),
    )
  addBackupCommands(program, site)
  addPromoteCommand(program, site)
  addDrillCommand(program, start)
  addTransferCommands(program, site)
  addUserCommands(program, site)
  addCheckCommand(program, site)
  addSearchCommands(program, site)
  addPrivacyCommands(program, site)
  addOpenAPICommand(program, site)
}
