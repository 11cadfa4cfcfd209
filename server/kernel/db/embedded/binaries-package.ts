import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import * as z from 'zod/mini'
import { errorCode } from './errors.ts'

/**
 * Creates the symlinks that the package lists, because packages cannot contain any and its install script may have been
 * disabled.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(link), join(native, '..', source)), link).catch(ignoreExisting)
  }
}

/** Copies the programs atomically to a folder where any account can run them. */
export async function copyPackage(native: string, copiesFolder: string): Promise<string> {
  const { name, version } = Package.parse(
    JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')),
  )
  const copy = join(copiesFolder, `postgresql-${basename(name)}-${version}`)
  if (!existsSync(copy)) await copyWhole(native, copy)
  return join(copy, 'native')
}

async function copyWhole(native: string, copy: string): Promise<void> {
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy}.`)
  try {
    await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    await linkLibraries(join(unfinished, 'native'))
    await makeReadable(unfinished)
    await rename(unfinished, copy).catch(ignoreExisting)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function ignoreExisting(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Package = z.object({ name: z.string(), version: z.string() })
