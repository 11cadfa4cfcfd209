import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkViews, type Registry } from '@ximblox/blocks/registry'
import { loadAssets } from '../../features/public/assets.ts'
import { adminDocument } from '../build/admin-document.ts'
import { buildAssets } from '../build/assets-build.ts'
import { canvasDocument } from '../build/canvas-document.ts'
import type { BuiltSite } from '../built-site.ts'
import { rendererOf } from '../load-renderer.ts'
import { devBase } from './vite-server.ts'

const page = `<script type="module" src="${devBase}@ximblox/page"></script>`

/** Writes the documents that load admin area and canvas from Vite, and returns their folder. */
export const writeDocuments = async (folder: string): Promise<string> => {
  const admin = join(folder, 'admin')
  await mkdir(join(admin, 'assets'), { recursive: true })
  await writeFile(join(admin, 'index.html'), adminDocument([`${devBase}@ximblox/admin`], []))
  await writeFile(join(admin, 'canvas.html'), canvasDocument([`${devBase}@ximblox/canvas`]))
  return admin
}

/** What a build would produce, from the renderer as a module of Vite; its pages load themselves again after changes. */
export const buildForDev = async (
  rendererModule: object,
  { root, registry, admin, assets }: { root: string; registry: Registry; admin: string; assets: string },
): Promise<BuiltSite> => {
  const renderer = rendererOf(rendererModule)
  checkViews(registry, renderer.views)
  await rm(assets, { recursive: true, force: true })
  const manifest = await buildAssets(root, assets, renderer)
  await writeFile(join(assets, 'assets.json'), JSON.stringify(manifest))
  return {
    renderPage: view => renderer.renderPage(view).replace('</body>', `${page}</body>`),
    findDocument: renderer.findDocument ?? (() => undefined),
    assets: await loadAssets(assets),
    admin,
  }
}
