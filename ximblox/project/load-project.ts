import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mailErrors, type SiteConfig } from '@ximblox/server'
import { callErrors } from '../site/call-errors.ts'
import type { ServerOptions } from '../site/define-server.ts'
import type { Site } from '../site/define-site.ts'
import { hookErrors } from '../site/hook-errors.ts'
import { siteConfig } from '../site/site-config.ts'
import { SiteError } from '../site/site-error.ts'
import type { Project } from './find-project.ts'

/** Imports a file of the site. */
type ImportFile = (file: string) => Promise<{ default?: object }>

/** Loads what the server needs to know about a site: its data, and what it adds to the server. */
export const loadProject = async (
  project: Project,
  importFile = importByNode(project),
): Promise<SiteConfig> => {
  const site: Partial<Site> | undefined = (await importFile(project.config)).default
  if (!isSite(site))
    throw new SiteError('The site cannot be loaded', [
      `${relative(project.root, project.config)} has no default export made with defineSite`,
    ])
  const server = await loadServer(project, importFile)
  const errors = [
    ...callErrors(server.calls, site.registry.permissions),
    ...hookErrors(server.hooks),
    ...mailErrors(server.mails),
  ]
  if (errors.length > 0) throw new SiteError('What the site adds to the server has errors', errors)
  return siteConfig(site, server)
}

const isSite = (site: Partial<Site> | undefined): site is Site =>
  Boolean(site?.registry && site.locales && site.menus)

const loadServer = async (project: Project, importFile: ImportFile): Promise<ServerOptions> => {
  if (project.server === undefined) return {}
  const options: ServerOptions | undefined = (await importFile(project.server)).default
  if (typeof options !== 'object')
    throw new SiteError('The site cannot be loaded', [
      `${relative(project.root, project.server)} has no default export made with defineServer`,
    ])
  const unknown = Object.keys(options).filter(key => !known.includes(key))
  if (unknown.length > 0)
    throw new SiteError('The site cannot be loaded', [
      `${relative(project.root, project.server)} has ${unknown.join(', ')}, but the server only knows ${known.join(', ')}`,
    ])
  return options
}

const known = Object.keys({ forms: true, calls: true, hooks: true, mails: true } satisfies Record<
  keyof ServerOptions,
  true
>)

const importByNode =
  (project: Project): ImportFile =>
  async file => {
    try {
      return await import(pathToFileURL(file).href)
    } catch (error) {
      throw explained(project, error) ?? error
    }
  }

/** Node.js says what is wrong, but not what usually causes it. */
const explained = ({ root }: Project, error: unknown): SiteError | undefined => {
  const { code, message = '', stack = '' }: Partial<NodeJS.ErrnoException> = Object(error)
  const [, view] = /"\.[jt]sx" for (.+)$/m.exec(message) ?? []
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && view !== undefined) return viewAmongDefinitions(root, view)
  const [, module, name] = /module '(.+)' does not provide an export named '(.+)'$/.exec(message) ?? []
  if (module === undefined) return undefined
  const [, importer] = /^(file:.+):\d+$/m.exec(stack) ?? []
  return new SiteError('The site cannot be loaded', [
    `${importer === undefined ? 'a file' : relative(root, fileURLToPath(importer))} imports ${name} from ${module}, ` +
      'which has no such value; a type needs "import type"',
  ])
}

const viewAmongDefinitions = (root: string, file: string) =>
  new SiteError('The site cannot be loaded', [
    `${relative(root, file)} is a view, and definitions are loaded without views: import it only from the list of views`,
  ])
