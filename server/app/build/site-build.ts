import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkViews, type Registry } from '@ximblox/blocks/registry'
import { prepareBinaries } from '../../kernel/db/embedded/binaries.ts'
import { version } from '../../kernel/version.ts'
import { versionFile } from '../built-site.ts'
import { loadRenderer } from '../load-renderer.ts'
import { buildAdmin } from './admin-build.ts'
import { buildAssets } from './assets-build.ts'
import { compressAll } from './compress-all.ts'
import { buildRenderer } from './renderer-build.ts'
import { buildServer } from './server-build.ts'

export interface SiteSources {
  /** The site's folder, with `assets/`. */
  root: string
  /** The module that exports a `SiteRenderer`. */
  render: string
  /** The views are checked against it. */
  registry: Registry
  /** The module that starts the server with the site's definitions. Without it, no server is built. */
  start?: string
  /** The module that mounts the admin area with the site's registry. Without it, no admin area is built. */
  admin?: string
  /** The module that mounts the canvas of the admin area with the site's views. */
  canvas?: string
  /** Files that the modules above import by other names. */
  modules?: Readonly<Record<string, string>>
  /** Receives `render.js`, `assets/` with `assets.json`, `server/` and `admin/`, and the version that built them. */
  outDir: string
}

/** Builds the files of a site that the server needs: its views as one module for Node, and its public assets. */
export const buildSite = async ({
  root,
  registry,
  render,
  start,
  admin,
  canvas,
  modules = {},
  outDir,
}: SiteSources): Promise<void> => {
  await rm(outDir, { recursive: true, force: true })
  await buildRenderer({ root, render, modules, outDir })
  const renderer = await loadRenderer(join(outDir, 'render.js'), crypto.randomUUID())
  checkViews(registry, renderer.views)
  const manifest = await buildAssets(root, join(outDir, 'assets'), renderer)
  await compressAll(join(outDir, 'assets'))
  await writeFile(join(outDir, 'assets', 'assets.json'), JSON.stringify(manifest, undefined, 2))
  if (start) {
    await buildServer({ root, entry: start, modules, outDir: join(outDir, 'server') })
    await prepareBinaries()
  }
  if (admin)
    await buildAdmin({
      root,
      entry: admin,
      ...(canvas && { canvas }),
      modules,
      outDir: join(outDir, 'admin'),
    })
  // Last, so that only a complete build has it.
  await writeFile(join(outDir, versionFile), version)
}
