import { Command, CommanderError } from 'commander'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { version } from '../../kernel/version.ts'
import { addCommands } from './commands.ts'
import { explainFailure } from './explain-failure.ts'

const failed = 1
const wrongUse = 2

/**
 * Runs `ximblox <command>` for a site. The process exits with 0 when it is done, 1 when it failed, and 2 when the command
 * was not understood. `start` starts the site, and `addOthers` adds the commands that come from outside.
 */
export const runCommand = async (
  site: SiteConfig,
  words: readonly string[],
  start: () => Promise<void>,
  addOthers: (program: Command) => void = () => {},
): Promise<void> => {
  try {
    const program = new Command('ximblox').version(version).exitOverride()
    addCommands(program, site, start)
    addOthers(program)
    if (words.length === 0) program.outputHelp()
    else await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongUse
    else {
      console.error(explainFailure(error))
      process.exitCode = failed
    }
  }
}
