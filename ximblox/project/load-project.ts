import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '@ximblox/server'
import type { ServerOptions } from '../site/define-server.ts'
import type { Site } from '../site/define-site.ts'
import { SiteError } from '../site/site-error.ts'
import type { Project } from './find-project.ts'

/** Loads what the server needs to know about a site: its data, and what it adds to the server. */
export const loadProject = async (project: Project): Promise<SiteConfig> => {
  const { registry, locales, menus }: Partial<Site> = (await load(project, project.config)) ?? {}
  if (!registry || !locales || !menus)
    throw new SiteError('The site cannot be loaded', [
      `${relative(project.root, project.config)} has no default export made with defineSite`,
    ])
  return { registry, locales, menus, ...(await loadServer(project)) }
}

const loadServer = async (project: Project): Promise<ServerOptions> => {
  if (project.server === undefined) return {}
  const options: ServerOptions | undefined = await load(project, project.server)
  if (typeof options !== 'object')
    throw new SiteError('The site cannot be loaded', [
      `${relative(project.root, project.server)} has no default export made with defineServer`,
    ])
  return options
}

const load = async (project: Project, file: string) => {
  try {
    return (await import(pathToFileURL(file).href)).default
  } catch (error) {
    throw explained(project, error) ?? error
  }
}

/** Node names only the file that it cannot load, and that it knows no JSX is the usual cause. */
const explained = ({ root }: Project, error: unknown): SiteError | undefined => {
  const { code, message = '' }: { code?: string; message?: string } = Object(error)
  const [, file] = /"\.[jt]sx" for (.+)$/m.exec(message) ?? []
  if (code !== 'ERR_UNKNOWN_FILE_EXTENSION' || file === undefined) return undefined
  return new SiteError('The site cannot be loaded', [
    `${relative(root, file)} is a view, and definitions are loaded without views: import it only from the list of views`,
  ])
}
