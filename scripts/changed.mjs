import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { root } from './root.mjs'
import { Refusal } from './say.mjs'

/** The files that differ from a commit, those that git does not know yet included. */
export async function changedSince(commit) {
  const git = async (...words) => {
    const { stdout } = await promisify(execFile)('git', words, { cwd: root })
    return stdout.split('\n').filter(Boolean)
  }
  try {
    const differing = await git('diff', '--name-only', '--no-renames', commit, '--')
    return [...differing, ...(await git('ls-files', '--others', '--exclude-standard'))]
  } catch (error) {
    throw new Refusal(`git cannot compare with ${commit}: ${error.stderr?.trim() ?? error.message}`)
  }
}

/** Reads the sources among the files, and says what `affectedTests` needs to know of them. */
export async function readImports(files) {
  const packages = new Map()
  for (const file of files.filter(file => /^[^/]+\/package\.json$/.test(file))) {
    const { name, exports = {} } = JSON.parse(await readFile(join(root, file), 'utf8'))
    packages.set(name, { folder: posix.dirname(file), exports })
  }
  const sources = files.filter(file => /\.(m?[jt]s|tsx)$/.test(file))
  return new Map(
    await Promise.all(
      sources.map(async file => [file, importsOf(file, await readFile(join(root, file), 'utf8'), packages)]),
    ),
  )
}

const specifiers = /(?:\bfrom|\bimport|\bresolve)\s*\(?\s*'([^'\n]+)'|\bnew URL\(\s*'([^'\n]+)'/g

/** What a source names, as paths from the root: its own files, and those of our packages. */
export function importsOf(file, source, packages) {
  return [...source.matchAll(specifiers)].flatMap(([, imported, url]) => {
    const name = imported ?? url
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
    const [, owner, rest] = /^((?:@ximblox\/)?[\w-]+)(?:\/(.+))?$/.exec(name) ?? []
    const found = packages.get(owner)
    return found ? posix.join(found.folder, exported(found.exports, rest)) : []
  })
}

function exported(exports, rest) {
  const path = (exports[rest ? `./${rest}` : '.'] ?? exports['./*'])?.development ?? ''
  return path.replace('*', rest)
}

const isTest = file => /\.(test\.(mjs|tsx?)|e2e\.ts)$/.test(file)
const isJourney = file => /\.(e2e|pack\.test)\.ts$/.test(file)
/** They read the whole checkout. */
const isAboutAll = file => /^scripts\/[^/]+\.test\.(mjs|ts)$/.test(file)
/** A server, an admin area or a project is made of it. */
const isProduct = file => !/^(bench|docs|e2e|scripts)\/|\.(test|long)\.|\/test\/|\.md$/.test(file)

/**
 * The tests that changed files can break: those that import them, however indirectly; all tests of a package whose changed
 * file nothing imports, since it may be found by its place; and all journeys when the product has changed. `undefined`
 * stands for all tests, which a file of the tools or of the root can break.
 */
export function affectedTests(changed, files, imports) {
  const importers = new Map()
  for (const [file, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file])
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const folderOf = file => file.slice(0, file.indexOf('/') + 1)
  const isLoose = file => !importers.has(file) && !isTest(file) && !file.endsWith('.md')
  const loose = changed.filter(isLoose).map(folderOf)
  if (loose.some(folder => folder === '' || folder === 'scripts/')) return undefined
  const isAffected = file =>
    reached.has(file) ||
    isAboutAll(file) ||
    loose.includes(folderOf(file)) ||
    (isJourney(file) && changed.some(isProduct))
  return files.filter(file => isTest(file) && isAffected(file))
}
