import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Answers } from './answers.ts'
import { CreateError } from './create-error.ts'

/** Writes a project into a folder that does not exist or is empty. */
export const writeProject = async ({ folder, name, locales, template }: Answers): Promise<void> => {
  const target = resolve(folder)
  await refuseUnlessEmpty(target, folder)
  await mkdir(target, { recursive: true })
  const content = join(templates(), template, 'content')
  for (const part of ['shared', template]) {
    const filter = (source: string) => source !== content
    await cp(join(templates(), part), target, { recursive: true, filter })
  }
  await writeContent(content, target, { name, locale: locales[0] ?? 'en-gb' })
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

/** Writes the starter content, which the templates have in `en-gb`, for the default locale. */
const writeContent = async (
  from: string,
  target: string,
  { name, locale }: { name: string; locale: string },
): Promise<void> => {
  const pageTypes = await readFile(join(target, 'src/page-types.ts'), 'utf8')
  const [, news = 'news'] = new RegExp(`'${locale}': '([^']+)'`).exec(pageTypes) ?? []
  const inLocale = (text: string) =>
    text.replaceAll('en-gb/news', `${locale}/${news}`).replaceAll('en-gb', locale)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const source = join(entry.parentPath, entry.name)
    const file = join(target, 'content', inLocale(relative(from, source).replaceAll('\\', '/')))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, inLocale(await readFile(source, 'utf8')))
    await replace(file, [
      ['"My site"', JSON.stringify(name)],
      ['"2026-01-01"', JSON.stringify(new Date().toISOString().slice(0, 10))],
    ])
  }
}

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
