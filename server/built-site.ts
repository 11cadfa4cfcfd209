import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkViews, type Registry } from '@ximblox/blocks/registry'
import type { RenderPage, SiteRenderer } from '@ximblox/blocks/render/page-view'
import { loadAssets, type SiteAssets } from './public/assets.ts'
import { StartError } from './start-error.ts'

/** A site as its build made it, see `build/site-build.ts`. */
export interface BuiltSite {
  renderPage: RenderPage
  assets: SiteAssets
  /** Folder of the admin area; the server answers without it when it was not built. */
  admin: string
}

/** Refuses views that do not fit the registry: pages would lack blocks, and nobody would be told. */
export const loadBuiltSite = async (folder: string, registry: Registry): Promise<BuiltSite> => {
  // Imported by URL, because Node does not read the .tsx that it was built from.
  const { default: renderer }: { default: SiteRenderer } = await import(
    pathToFileURL(join(folder, 'render.js')).href
  )
  try {
    checkViews(registry, renderer.views)
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}; build the site again`, {
      cause: error,
    })
  }
  return {
    renderPage: renderer.renderPage,
    assets: await loadAssets(join(folder, 'assets')),
    admin: join(folder, 'admin'),
  }
}
