import type { Site } from 'ximblox'
import { buildPages, buildProject, findProject, runProject } from 'ximblox/project'

declare const site: Site

// #region findProject
/** The files of the site in the folder that a program was started in. */
export const project = findProject(process.cwd())
// #endregion

// #region buildPages
/** Enough to render pages, for a program that needs no admin area. */
export const buildViews = () => buildPages(project, site.registry)
// #endregion

// #region buildProject
/** As `ximblox build`. */
export const build = () => buildProject(project, site.registry)
// #endregion

// #region runProject
/** As `ximblox start`, for a program that does something before. */
export const start = () => runProject(process.cwd(), ['start'])
// #endregion
