import type { Registry } from '@ximblox/blocks/registry'
import { entry, modulesOf } from './entries.ts'
import type { Project } from './find-project.ts'

/** Builds what visitors need of a site: its views, styles and scripts. */
export const buildPages = async (project: Project, registry: Registry): Promise<void> => {
  const { buildSite } = await import('@ximblox/server/build')
  await buildSite(pages(project, registry))
}

/** Builds a site with its server and its admin area. */
export const buildProject = async (project: Project, registry: Registry): Promise<void> => {
  const { buildSite } = await import('@ximblox/server/build')
  const entries = { start: entry('start'), admin: entry('admin'), canvas: entry('canvas') }
  await buildSite({ ...pages(project, registry), ...entries })
}

const pages = (project: Project, registry: Registry) => ({
  root: project.root,
  registry,
  render: entry('render'),
  modules: modulesOf(project),
  outDir: project.built,
})
