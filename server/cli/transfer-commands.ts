import { resolve } from 'node:path'
import type { Command } from 'commander'
import { migrate } from '../db/migrate.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { prepareFirstRun } from '../first-run.ts'
import { openProcessing } from '../processing/processing.ts'
import type { SiteConfig } from '../site-config.ts'
import { openStorage } from '../storage/open-storage.ts'
import { exportSite } from '../transfer/export-site.ts'
import { importSite } from '../transfer/import-site.ts'
import { reportUpgradeFailures } from '../upgrade-failures.ts'
import { migrations, withInstance } from './instance.ts'
import { type Output, openOutput } from './output.ts'

interface Options {
  json: boolean
}

/** The commands that write the content of a site into a folder, and read it from there into another site. */
export const addTransferCommands = (program: Command, site: SiteConfig): void => {
  program
    .command('export')
    .description('write pages, files, menus and settings into a folder; the site can be used meanwhile')
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

const runExport = ({ registry }: SiteConfig, folder: string, output: Output) =>
  withInstance(async ({ config, connection, log }) => {
    await using pool = disposable(openPool(connection, log))
    const storage = await openStorage(config)
    const exported = await exportSite(
      { db: openDatabase(pool.pool), registry, storage },
      folder,
      output.progress,
    )
    const leftOut = Object.entries(exported.leftOut).filter(([, count]) => count > 0)
    const lines = [
      `Exported to ${folder}: ${exported.pages} pages and ${exported.files} files`,
      `Left out: ${leftOut.map(([name, count]) => `${count} ${name}`).join(', ')}`,
      ...(exported.warnings.length > 0 ? ['An import will refuse:'] : []),
      ...exported.warnings.map(warning => `  ${warning}`),
    ]
    output.result(lines.join('\n'), exported)
  })

const runImport = (site: SiteConfig, folder: string, output: Output) =>
  withInstance(async ({ config, connection, log }) => {
    await using pool = disposable(openPool(connection, log))
    const db = openDatabase(pool.pool)
    await migrate(connection, migrations, log)
    await prepareFirstRun(db, config, site)
    const imported = await importSite(
      {
        db,
        registry: site.registry,
        menus: site.menus,
        storage: await openStorage(config),
        processing: openProcessing(),
        // Running nodes are notified by the database.
        content: { changed: () => {} },
        reportUpgradeFailure: reportUpgradeFailures(log),
        now: () => new Date(),
      },
      folder,
      output.progress,
    )
    output.result(`Imported ${imported.pages} pages and ${imported.files} files`, imported)
  })

const disposable = (pool: ReturnType<typeof openPool>) => ({
  pool,
  [Symbol.asyncDispose]: () => pool.end(),
})
