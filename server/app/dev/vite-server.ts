import type { Server } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { sourceConditions } from '../build/source-conditions.ts'
import { devModules } from './dev-modules.ts'

/** Everything that Vite serves during development is below this path, which no page can have. */
export const devBase = '/@dev/'

export interface ViteSources {
  root: string
  /** Mounts the admin area with the site's registry. */
  admin: string
  /** Mounts the canvas with the site's views. */
  canvas: string
  /** Files that the modules above import by other names. */
  modules: Readonly<Record<string, string>>
  /** Packages that these modules import, which Vite bundles before the first request. */
  packages: readonly string[]
  /** Folders whose changes mean nothing. */
  ignored: readonly string[]
}

/**
 * Serves the sources of admin area and canvas with React Fast Refresh. `changed` is awaited before browsers learn of a
 * changed file, so that they find the server with it.
 */
export const createViteServer = (
  server: Server,
  { root, admin, canvas, modules, packages, ignored }: ViteSources,
  changed: (file: string) => Promise<void>,
): Promise<ViteDevServer> =>
  createServer({
    root,
    base: devBase,
    appType: 'custom',
    configFile: false,
    // Settings are read at the start, from the environment of the site.
    envDir: false,
    logLevel: 'warn',
    clearScreen: false,
    mode: 'development',
    plugins: [react(), devModules({ admin, canvas }), announce(changed)],
    resolve: { alias: modules, dedupe: ['react', 'react-dom'] },
    // Packages of this repository are sources with JSX, which Node cannot load.
    ssr: {
      noExternal: sourceConditions.length > 0 ? [/^@ximblox\/(blocks|site-kit)/, /^ximblox/] : [],
      external: ['@ximblox/contract', '@ximblox/server'],
      resolve: { externalConditions: [...sourceConditions, 'node'] },
    },
    optimizeDeps: { include: [...packages], entries: packages.length > 0 ? [] : [admin, canvas] },
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ignored.map(folder => `${folder}/**`) },
    },
  })

const announce = (changed: (file: string) => Promise<void>): Plugin => ({
  name: 'ximblox:announce',
  async hotUpdate({ file }) {
    if (this.environment.name !== 'client') return
    const reloaded = changed(file)
    // React replaces a component by itself; everything else reloads the document, which needs the new server.
    if (!/\.[jt]sx$/.test(file)) await reloaded
  },
})
