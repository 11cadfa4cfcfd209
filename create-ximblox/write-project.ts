import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from './answers.ts'
import { CreateError } from './create-error.ts'

/** Writes a project into a folder that does not exist or is empty. */
export const writeProject = async ({ folder, name, locales, template }: Answers): Promise<void> => {
  const target = resolve(folder)
  await refuseUnlessEmpty(target, folder)
  await mkdir(target, { recursive: true })
  for (const part of ['shared', template]) await cp(join(templates(), part), target, { recursive: true })
  // npm leaves out files with the real name.
  await rename(join(target, 'gitignore'), join(target, '.gitignore'))
  await replace(join(target, 'ximblox.config.ts'), [
    ["'My site'", literal(name)],
    ["['en-gb']", `[${locales.map(literal).join(', ')}]`],
  ])
  await replace(join(target, 'README.md'), [['# My site', `# ${name}`]])
  await replace(join(target, 'package.json'), [['"my-site"', JSON.stringify(packageName(target))]])
}

/** A folder that was just made a repository is as good as empty. */
const refuseUnlessEmpty = async (target: string, folder: string): Promise<void> => {
  const found = await stat(target).catch(() => undefined)
  if (!found) return
  if (!found.isDirectory()) throw new CreateError(`${folder} is a file.`)
  if ((await readdir(target)).some(name => name !== '.git')) throw new CreateError(`${folder} is not empty.`)
}

/** Beside the sources, and one folder up from the built files. */
const templates = (): string =>
  ['templates', '../templates'].map(path => fileURLToPath(new URL(path, import.meta.url))).find(existsSync) ??
  ''

const replace = async (file: string, values: readonly (readonly [string, string])[]): Promise<void> => {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    values.reduce((result, [from, to]) => result.replace(from, () => to), text),
  )
}

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const packageName = (target: string): string =>
  basename(target)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site'
