import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from 'commander'
import { indexPages } from '../../features/search/index-pages.ts'
import { indexAll, readState } from '../../features/search/search-index.ts'
import { operator } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { lockKeys } from '../../kernel/db/lock-keys.ts'
import type { Connection } from '../../kernel/db/pool.ts'
import { whileHolding } from '../../kernel/db/while-holding.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { CommandError } from './command-error.ts'
import { withApp } from './open-instance.ts'
import { countOf, type Output, openOutput } from './output.ts'

const pollInterval = 250

export const addSearchCommands = (program: Command, site: SiteConfig): void => {
  program
    .command('search')
    .description('build the search index')
    .command('reindex')
    .description('index all published pages again; the search stays usable in the meantime')
    .option('--json', 'print the result as JSON', false)
    .action(async (options: { json: boolean }) => {
      using output = openOutput(options)
      await withApp(site, (app, connection) => reindex(app, connection, output))
    })
}

/** A running site indexes by itself as soon as it is asked to. Without one, the command does it. */
const reindex = async (app: App, connection: Connection, output: Output): Promise<void> => {
  await indexAll(app, operator)
  for (;;) {
    await whileHolding(connection, lockKeys.searchIndex, signal => indexPages(app, { signal }))
    const { indexingState, done, total, failed } = await readState(app, operator)
    if (indexingState === 'loading') {
      output.progress(`indexed ${done} of ${total} pages`)
      await wait(pollInterval)
      continue
    }
    if (failed > 0)
      throw new CommandError(`${failed} of ${total} pages could not be indexed; the log says why`)
    output.result(`Indexed ${countOf(done, 'page')}`, { pages: done })
    return
  }
}
