import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import { loadAssets, type SiteAssets } from './public/assets.ts'

/** What a site's build made, see `build/site-build.ts`. */
export interface BuiltSite {
  renderPage: RenderPage
  assets: SiteAssets
  /** Folder of the admin area; it says so itself when nothing was built there. */
  admin: string
}

export const loadBuiltSite = async (folder: string): Promise<BuiltSite> => {
  // Imported by address, because Node does not read the .tsx it was made of.
  const { default: renderPage }: { default: RenderPage } = await import(
    pathToFileURL(join(folder, 'render.js')).href
  )
  return { renderPage, assets: await loadAssets(join(folder, 'assets')), admin: join(folder, 'admin') }
}
