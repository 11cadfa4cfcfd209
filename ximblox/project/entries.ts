import { fileURLToPath } from 'node:url'
import type { Project } from './find-project.ts'

/** The module with this name that every site has. Sources in the repository, and built files in a package. */
export const entry = (name: string): string =>
  fileURLToPath(new URL(`../entries/${name}${import.meta.url.slice(-3)}`, import.meta.url))

/** The files of a site by the names under which the entries import them. */
export const modulesOf = (project: Project): Record<string, string> => ({
  'ximblox:config': project.config,
  'ximblox:views': project.views,
  'ximblox:document': project.document,
  'ximblox:admin': project.admin ?? entry('nothing'),
  'ximblox:server': project.server ?? entry('nothing'),
})
