import { fileURLToPath } from 'node:url'
import type { Registry } from '@ximblox/blocks/registry'
import { buildSite } from '@ximblox/server/build'
import type { Project } from './find-project.ts'

/** Builds what visitors need of a site: its views, styles and scripts. */
export const buildPages = (project: Project, registry: Registry): Promise<void> =>
  buildSite(pages(project, registry))

/** Builds a site with its admin area. */
export const buildProject = (project: Project, registry: Registry): Promise<void> =>
  buildSite({ ...pages(project, registry), admin: entry('admin'), canvas: entry('canvas') })

const pages = (project: Project, registry: Registry) => ({
  root: project.root,
  registry,
  render: entry('render'),
  modules: {
    'ximblox:config': project.config,
    'ximblox:views': project.views,
    'ximblox:document': project.document,
    'ximblox:admin': project.admin ?? entry('nothing'),
  },
  outDir: project.built,
})

/** Sources in the repository, and built files in a package. */
const entry = (name: string): string =>
  fileURLToPath(new URL(`../entries/${name}${import.meta.url.slice(-3)}`, import.meta.url))
