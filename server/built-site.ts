import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkViews, type Registry } from '@ximblox/blocks/registry'
import type { RenderPage, SiteRenderer } from '@ximblox/blocks/render/page-view'
import { loadAssets, type SiteAssets } from './public/assets.ts'
import { StartError } from './start-error.ts'

/** The output of a site's build, see `build/site-build.ts`. */
export interface BuiltSite {
  renderPage: RenderPage
  assets: SiteAssets
  /** Folder of the admin area. When it was not built, its URLs answer with a message. */
  admin: string
}

/** Refuses views that do not fit the registry, because pages would silently lack blocks. */
export const loadBuiltSite = async (folder: string, registry: Registry): Promise<BuiltSite> => {
  // Imports the built file by its URL, because Node cannot run the .tsx source.
  const { default: renderer }: { default: SiteRenderer } = await import(
    pathToFileURL(join(folder, 'render.js')).href
  )
  try {
    checkViews(registry, renderer.views)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartError(`${error.message}; build the site again`, { cause: error })
  }
  return {
    renderPage: renderer.renderPage,
    assets: await loadAssets(join(folder, 'assets')),
    admin: join(folder, 'admin'),
  }
}
