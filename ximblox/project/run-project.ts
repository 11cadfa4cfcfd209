import { SiteError } from '../site/site-error.ts'
import { buildProject } from './build-project.ts'
import { findProject, type Project } from './find-project.ts'
import { startProject } from './start-project.ts'

/** Runs `ximblox <command>` for the site in a folder. Loads only what the command needs, because servers start often. */
export const runProject = (folder: string, words: readonly string[]): Promise<void> =>
  reportErrors(async () => {
    const project = findProject(folder)
    // Development starts even when the site has errors, which it shows.
    if (words[0] === 'dev') {
      const { developProject } = await import('./dev-project.ts')
      await developProject(project)
    } else if (words.join(' ') === 'start') await startProject(project)
    else await runOther(project, words)
  })

const runOther = async (project: Project, words: readonly string[]) => {
  const [{ runCommand }, { loadProject }] = await Promise.all([
    import('@ximblox/server'),
    import('./load-project.ts'),
  ])
  const site = await loadProject(project)
  const start = () => reportErrors(() => startProject(project))
  await runCommand(site, words, start, program => {
    program.command('start').description('start the site, its admin area and its API').action(start)
    program
      .command('build')
      .description('build the views, styles and scripts of the site, its server and its admin area')
      .action(() => reportErrors(() => buildProject(project, site.registry)))
    program.command('dev').description('serve the site from its sources, and show each change at once')
  })
}

/** Errors in the files of a site are explained by their message; anything else keeps its stack. */
const reportErrors = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof SiteError ? error.message : error)
    process.exitCode = 1
  }
}
