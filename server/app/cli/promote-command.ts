import type { Command } from 'commander'
import { readEnvironment } from '../../kernel/config/read-environment.ts'
import { promoteCopy } from '../../kernel/instance/instance.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { CommandError } from './command-error.ts'
import { describeDuties } from './duties.ts'
import { withApp } from './open-instance.ts'
import { openOutput } from './output.ts'

interface Options {
  yes: boolean
  json: boolean
}

/** Adds the command that makes a copy the production site. */
export const addPromoteCommand = (program: Command, site: SiteConfig): void => {
  program
    .command('promote')
    .description('list what this copy does once it is the production site, and with --yes make it that')
    .option('--yes', 'make it the production site, from its next start on', false)
    .option('--json', 'print the result as JSON', false)
    .action(async ({ yes, json }: Options) => {
      using output = openOutput({ json })
      await withApp(site, async app => {
        if (!app.instance.isCopy) throw new CommandError('this is the production site already')
        const duties = await describeDuties(app.db, readEnvironment(), site, app.now())
        if (yes) await promoteCopy(app.db)
        const done = yes
          ? 'This is the production site from its next start on'
          : 'Nothing was changed. With --yes, this copy is the production site from its next start on'
        output.result(listDuties(done, duties), { promoted: yes, duties })
      })
    })
}

export const listDuties = (done: string, duties: readonly string[]): string =>
  duties.length === 0
    ? `${done}. By its settings it sends nothing and makes no backups.`
    : [`${done}, and will then`, ...duties.map(duty => `  - ${duty}`)].join('\n')
