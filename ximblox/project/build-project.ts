import type { Registry } from '@ximblox/blocks/registry'
import { buildSite } from '@ximblox/server/build'
import { entry, modulesOf } from './entries.ts'
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
  modules: modulesOf(project),
  outDir: project.built,
})
