import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { SiteError } from '../site/site-error.ts'

/** The files of a site that the commands read, as absolute paths. */
export interface Project {
  root: string
  config: string
  views: string
  document: string
  admin: string | undefined
  server: string | undefined
  /** The folder of the starter content, as `ximblox export` writes it. */
  content: string | undefined
  /** Receives the build. */
  built: string
}

/**
 * Finds the files of the site in a folder by their names: `ximblox.config.ts`, and the lists in `src/`, or beside it
 * where there is no such folder. Throws one error that names every missing file.
 */
export const findProject = (folder: string): Project => {
  const root = resolve(folder)
  const sources = existsSync(join(root, 'src')) ? join(root, 'src') : root
  const missing: string[] = []
  const find = (place: string, name: string, endings: readonly string[]) =>
    endings.map(ending => join(place, name + ending)).find(existsSync)
  const require = (place: string, name: string, endings: readonly string[], purpose: string) => {
    const found = find(place, name, endings)
    if (found === undefined)
      missing.push(`${relative(root, join(place, name + endings[0]))} is missing: ${purpose}`)
    return found ?? ''
  }
  const project = {
    root,
    config: require(root, 'ximblox.config', ['.ts', '.js'], 'what the site is, see defineSite'),
    views: require(sources, 'views', inBrowser, 'the views of blocks and page types, see createViews'),
    document: require(sources, 'document', inBrowser, 'the theme and the head, see defineDocument'),
    admin: find(sources, 'admin', inBrowser),
    server: find(sources, 'server', ['.ts', '.js']),
    content: existsSync(join(root, 'content', 'site.json')) ? join(root, 'content') : undefined,
    built: join(root, 'dist'),
  }
  if (missing.length > 0) throw new SiteError(`There is no site in ${root}`, missing)
  return project
}

/** What Vite compiles; the other files are loaded by Node, which knows no JSX. */
const inBrowser = ['.ts', '.tsx', '.js', '.jsx']
