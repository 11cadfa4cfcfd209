import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Tarball } from './build-packages.ts'
import { environment } from './site-process.ts'

const run = promisify(execFile)

/** Creates a project in a folder with the tarballs, as its users would, and returns the folder of the project. */
export const createProject = async (
  folder: string,
  tarballs: readonly Tarball[],
  words: readonly string[],
): Promise<string> => {
  const [name = ''] = words
  const create = tarballs.find(tarball => tarball.name === 'create-ximblox')
  const exec = ['exec', '--yes', '--offline', `--package=${create?.file}`, '--', 'create-ximblox']
  await run('npm', [...exec, ...words], { cwd: folder, env: environment })
  return join(folder, name)
}

/** Installs a project from the tarballs, because nothing of them is in a registry, with further tools by their versions. */
export const installProject = async (
  project: string,
  tarballs: readonly Tarball[],
  tools: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const file = join(project, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const packages = Object.fromEntries(
    tarballs.map(tarball => [tarball.name, `file:../${basename(tarball.file)}`]),
  )
  const changes = {
    dependencies: { ...manifest.dependencies, ximblox: packages.ximblox },
    devDependencies: { ...manifest.devDependencies, ...tools },
    overrides: packages,
  }
  await writeFile(file, JSON.stringify({ ...manifest, ...changes }))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: project,
    env: environment,
  })
}

/** Writes the files that a document shows with their names. */
export const writeSamples = async (project: string, markdown: string): Promise<void> => {
  for (const sample of [commented, named])
    for (const [, name = '', text = ''] of markdown.matchAll(sample)) {
      await mkdir(dirname(join(project, name)), { recursive: true })
      await writeFile(join(project, name), text)
    }
}

const commented = /```(?:tsx?|css)\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n(.+?)```/gs
/** JSON has no comments. */
const named = /```json (\S+)\n(.+?)```/gs

/** What the script `check` of a project prints about errors; nothing when there are none. */
export const checkProject = async (project: string): Promise<string> =>
  run('npm', ['run', '--silent', 'check'], { cwd: project, env: environment }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )

/** Changes a file of a project. */
export const edit = async (
  project: string,
  name: string,
  change: (text: string) => string,
): Promise<void> => {
  const file = join(project, name)
  await writeFile(file, change(await readFile(file, 'utf8')))
}
