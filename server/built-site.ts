import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import { loadAssets, type SiteAssets } from './public/assets.ts'

/** The output of a site's build, see `build/site-build.ts`. */
export interface BuiltSite {
  renderPage: RenderPage
  assets: SiteAssets
  /** Folder of the admin area. When it was not built, its URLs answer with a message. */
  admin: string
}

export const loadBuiltSite = async (folder: string): Promise<BuiltSite> => {
  // Imports the built file by its URL, because Node cannot run the .tsx source.
  const { default: renderPage }: { default: RenderPage } = await import(
    pathToFileURL(join(folder, 'render.js')).href
  )
  return { renderPage, assets: await loadAssets(join(folder, 'assets')), admin: join(folder, 'admin') }
}
