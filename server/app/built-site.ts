import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkViews, type Registry } from '@ximblox/blocks/registry'
import type { RenderPage } from '@ximblox/blocks/render/page-view'
import type { FindDocument } from '@ximblox/blocks/site-document'
import { loadAssets, type SiteAssets } from '../features/public/assets.ts'
import { StartError } from '../kernel/errors/start-error.ts'
import { ignoreMissing } from '../kernel/storage/ignore-missing.ts'
import { version } from '../kernel/version.ts'
import { loadRenderer } from './load-renderer.ts'

/** Names the version that built the site. */
export const versionFile = 'version'

/** The output of a site's build, see `build/site-build.ts`. */
export interface BuiltSite {
  renderPage: RenderPage
  findDocument: FindDocument
  assets: SiteAssets
  /** Folder of the admin area. When it was not built, its URLs answer with a message. */
  admin: string
}

/** Refuses views that do not fit the registry, because pages would silently lack blocks. */
export const loadBuiltSite = async (folder: string, registry: Registry): Promise<BuiltSite> => {
  await checkVersion(folder)
  // The built file, because Node cannot run the .tsx source.
  const {
    views,
    renderPage,
    findDocument = () => undefined,
  } = await loadRenderer(join(folder, 'render.js')).catch(buildAgain)
  try {
    checkViews(registry, views)
  } catch (error) {
    buildAgain(error)
  }
  return {
    renderPage,
    findDocument,
    assets: await loadAssets(join(folder, 'assets')),
    admin: join(folder, 'admin'),
  }
}

/** A build contains the server, which must be the one that the installed packages migrate the database for. */
const checkVersion = async (folder: string) => {
  const built = await readFile(join(folder, versionFile), 'utf8').catch(ignoreMissing)
  if (built !== version)
    throw new StartError(
      `the site was built with ${built ? `version ${built}` : 'an earlier version'}, and ${version} is installed; build it again`,
    )
}

const buildAgain = (error: unknown): never => {
  if (!(error instanceof Error)) throw error
  throw new StartError(`${error.message}; build the site again`, { cause: error })
}
