import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SiteError } from '../site/site-error.ts'
import type { Project } from './find-project.ts'

/** Starts a site from its build, without loading its sources. */
export const startProject = async ({ built, content }: Project): Promise<void> => {
  const file = join(built, 'server', 'start.js')
  if (!existsSync(file))
    throw new SiteError('The site cannot be started', ['it has not been built: run `ximblox build` first'])
  const { start } = await import(pathToFileURL(file).href)
  await start(built, content)
}
