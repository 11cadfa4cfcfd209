import { resolve } from 'node:path'
import type { Command } from 'commander'
import { exportSite } from '../../features/transfer/export-site.ts'
import { importSite } from '../../features/transfer/import-site.ts'
import { migrate } from '../../kernel/db/migrate.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { openApp } from '../open-app.ts'
import { prepareFirstRun } from '../start/first-run.ts'
import { migrations, withApp, withInstance } from './open-instance.ts'
import { countOf, type Output, openOutput } from './output.ts'

interface Options {
  json: boolean
}

/** The commands that write the content of a site into a folder, and read it from there into another site. */
export const addTransferCommands = (program: Command, site: SiteConfig): void => {
  program
    .command('export')
    .description('write pages, files, menus and settings into a folder; the site can be used in the meantime')
    .argument('<folder>', 'a new folder, or one with an earlier export, which is replaced')
    .option('--json', 'print the result as JSON', false)
    .action(async (folder: string, options: Options) => {
      using output = openOutput(options)
      await runExport(site, resolve(folder), output)
    })
  program
    .command('import')
    .description('read the folder of an export into an empty site; all of it or nothing')
    .argument('<folder>', 'the folder of an export')
    .option('--json', 'print the result as JSON', false)
    .action(async (folder: string, options: Options) => {
      using output = openOutput(options)
      await runImport(site, resolve(folder), output)
    })
}

const runExport = (site: SiteConfig, folder: string, output: Output) =>
  withApp(site, async app => {
    const exported = await exportSite(app, folder, output.progress)
    const leftOut = Object.entries(exported.leftOut).filter(([, count]) => count > 0)
    const lines = [
      `Exported to ${folder}: ${countOf(exported.pages, 'page')} and ${countOf(exported.files, 'file')}`,
      `Left out: ${leftOut.map(([name, count]) => `${count} ${name}`).join(', ')}`,
      ...(exported.warnings.length > 0 ? ['An import will refuse:'] : []),
      ...exported.warnings.map(warning => `  ${warning}`),
    ]
    output.result(lines.join('\n'), exported)
  })

/** The first start is done here if it has not been, so that the content has an author. */
const runImport = (site: SiteConfig, folder: string, output: Output) =>
  withInstance(async ({ config, connection, log }) => {
    await migrate(connection, migrations, log)
    await using opened = new AsyncDisposableStack()
    const app = await openApp({ site, config, connection, log }, opened)
    await prepareFirstRun(app.db, config, site)
    const imported = await importSite({ ...app, menus: site.menus }, folder, output.progress)
    output.result(
      `Imported ${countOf(imported.pages, 'page')} and ${countOf(imported.files, 'file')}`,
      imported,
    )
  })
