import { runCommand } from '@ximblox/server'
import { SiteError } from '../site/site-error.ts'
import { buildProject } from './build-project.ts'
import { findProject } from './find-project.ts'
import { loadProject } from './load-project.ts'

/** Runs `ximblox <command>` for the site in a folder. */
export const runProject = (folder: string, words: readonly string[]): Promise<void> =>
  reportErrors(async () => {
    const project = findProject(folder)
    // Development starts even when the site has errors, which it shows.
    if (words[0] === 'dev') {
      const { developProject } = await import('./dev-project.ts')
      return developProject(project)
    }
    const site = await loadProject(project)
    await runCommand({ site, built: project.built }, words, program => {
      program
        .command('build')
        .description('build the views, styles and scripts of the site, and its admin area')
        .action(() => reportErrors(() => buildProject(project, site.registry)))
      program.command('dev').description('serve the site from its sources, and show each change at once')
    })
  })

/** Errors in the files of a site are explained by their message; anything else keeps its stack. */
const reportErrors = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof SiteError ? error.message : error)
    process.exitCode = 1
  }
}
