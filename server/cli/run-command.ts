import { Command, CommanderError } from 'commander'
import { run } from '../run.ts'
import type { StartOptions } from '../start.ts'
import { version } from '../version.ts'
import { explainFailure } from './explain-failure.ts'

const failed = 1
const wrongUse = 2

/**
 * Runs `ximblox <command>` for a site, `start` unless another command is named. The process exits with 0 when it is
 * done, 1 when it failed, and 2 when the command was not understood. `addOthers` adds those that come from outside.
 */
export const runCommand = async (
  site: StartOptions,
  words: readonly string[],
  addOthers: (program: Command) => void = () => {},
): Promise<void> => {
  try {
    const program = withStart(site)
    // A start needs none of them, and loading their code would take a good part of its time and memory.
    if (!isStart(words)) (await import('./commands.ts')).addCommands(program, site.site)
    addOthers(program)
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongUse
    else {
      console.error(explainFailure(error))
      process.exitCode = failed
    }
  }
}

const withStart = (site: StartOptions): Command => {
  const program = new Command('ximblox').version(version).exitOverride()
  program
    .command('start', { isDefault: true })
    .description('start the site, its admin area and its API')
    .action(() => run(site))
  return program
}

const isStart = ([name]: readonly string[]): boolean => name === undefined || name === 'start'
