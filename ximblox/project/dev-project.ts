import { runDev } from '@ximblox/server/dev'
import { entry, modulesOf } from './entries.ts'
import type { Project } from './find-project.ts'
import { loadProject } from './load-project.ts'

/** Serves a site from its sources, and again after each change. */
export const developProject = (project: Project): Promise<void> =>
  runDev({
    root: project.root,
    admin: entry('admin'),
    canvas: entry('canvas'),
    render: entry('render'),
    modules: modulesOf(project),
    loadSite: importFile => loadProject(project, importFile),
    content: project.content,
    built: project.built,
    packages: import.meta.url.endsWith('.ts') ? [] : installed,
  })

/** What the browser needs of the packages, named from the folder of the site. */
const installed = [
  'ximblox',
  'ximblox/admin',
  'ximblox/admin-parts',
  'ximblox/calls',
  'ximblox/views',
  'ximblox > @ximblox/admin',
  'ximblox > @ximblox/admin/canvas',
  'react',
  'react-dom',
  'react/jsx-dev-runtime',
]
