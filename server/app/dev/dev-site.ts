import { join, relative } from 'node:path'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { Config } from '../../kernel/config/config.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import { createLog } from '../../kernel/logging/log.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { connectDatabase } from '../start/connect-database.ts'
import { type Running, start } from '../start/start.ts'
import { buildForDev, writeDocuments } from './dev-build.ts'

export interface DevSources {
  root: string
  /** The module that exports a `SiteRenderer`. */
  render: string
  /** The folder of the starter content. */
  content: string | undefined
  /** Loads the site with a function that imports a file as it is now. */
  loadSite: (importFile: ImportFile) => Promise<SiteConfig>
}

export type ImportFile = (file: string) => Promise<{ default?: object }>

export interface DevSite {
  /** Loads the site as its files are now, and starts another server for it beside those that run. */
  start(): Promise<Running>
  close(): Promise<void>
}

/** Keeps the database running, because starting it is the slowest part. */
export const openDevSite = async (
  vite: ViteDevServer,
  { root, render, content, loadSite }: DevSources,
  folder: string,
  config: Config,
): Promise<DevSite> => {
  const admin = await writeDocuments(folder)
  const database = await connectDatabase(config, createLog(config.logLevel), new AbortController().signal)
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  let starts = 0
  return {
    start: async () => {
      runner.clearCache()
      const site = await loadSite(file => runner.import(file))
      refuseViews(root, [...runner.evaluatedModules.fileToModulesMap.keys()])
      const assets = join(folder, `assets-${++starts}`)
      const built = await buildForDev(await runner.import(render), {
        root,
        registry: site.registry,
        admin,
        assets,
      })
      return start({
        site,
        built,
        content,
        connection: database.connection,
        config: { ...config, host: '127.0.0.1', port: 0 },
      })
    },
    close: async () => {
      await runner.close()
      await database.stop()
    },
  }
}

/** Vite could load them, but Node, which loads the definitions of a built site, cannot. */
const refuseViews = (root: string, loaded: readonly string[]): void => {
  const view = loaded.find(file => file.startsWith(`${root}/`) && /\.[jt]sx$/.test(file))
  if (view !== undefined)
    throw new StartError(
      `${relative(root, view)} is a view, and definitions are loaded without views: import it only from the list of views`,
    )
}
