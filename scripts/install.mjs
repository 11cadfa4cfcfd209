import { constants, existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPackages } from './installed.mjs'
import { exclusively } from './lock.mjs'
import { root } from './root.mjs'
import { capture } from './run.mjs'
import { Refusal, timed } from './say.mjs'
import { suitableNode } from './suitable-node.mjs'

/** Installs the packages of the lock file unless they are installed already. Returns the Node that runs the product. */
export async function ensureInstalled() {
  if (missingPackages(root).length > 0) {
    await refuseUnlessWritable()
    await exclusively(
      join(root, '.cache/install.lock'),
      () => missingPackages(root).length === 0 || timed('Installing packages', install),
      () => console.log('Waiting for another install in this checkout…'),
    )
  }
  return suitableNode()
}

async function refuseUnlessWritable() {
  const places = [root, join(root, 'node_modules'), join(root, '.cache')].filter(place => existsSync(place))
  for (const place of places)
    await access(place, constants.W_OK).catch(() => {
      throw new Refusal(
        `Packages are missing. Permission denied: cannot write to ${place}. Run as the owner of the checkout, or in your own copy.`,
      )
    })
}

async function installWith(cache) {
  try {
    return await npm(['ci', '--ignore-scripts', ...settings, ...cache.options])
  } finally {
    await cache.remove()
  }
}

async function install() {
  const cache = await cacheFolder()
  const { code, output } = await installWith(cache)
  // npm exits with 0 even when an optional package could not be installed, and sometimes when the disk is full.
  const missing = missingPackages(root)
  if (code === 0 && missing.length === 0) return
  if (output) console.error(output.trim())
  throw new Refusal(`The packages could not be installed: ${await reason(output, code, missing)}`)
}

/** Megabytes that the installed packages need, including npm's cache. */
const needed = 900

// The user's npm settings and NODE_ENV=production must not leave out packages that the build needs.
const settings = [
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-progress',
]

function npm(args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return capture(process.execPath, [script, ...args])
  return capture('npm', args, { shell: process.platform === 'win32' }).catch(() => {
    throw new Refusal('npm was not found. Install Node.js together with npm.')
  })
}

/** npm's usual cache, or a temporary one for accounts such as `nobody` that have no home. */
async function cacheFolder() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    await mkdir(usual, { recursive: true })
    await access(usual, constants.W_OK)
    return { options: [], remove: async () => {} }
  } catch {
    const folder = await mkdtemp(join(tmpdir(), 'ximblox-npm-'))
    return {
      options: [`--cache=${folder}`],
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  }
}

async function reason(output, code, missing) {
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH/.test(output))
    return 'the package registry cannot be reached.'
  if (/EACCES|EPERM/.test(output))
    return 'permission denied: cannot write to the folder that npm names above.'
  const { bavail, bsize } = await statfs(root)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (output.includes('ENOSPC') || free < needed)
    return `not enough disk space: ${free} MB free, about ${needed} MB required.`
  if (code !== 0) return `npm ci failed with exit code ${code}.`
  return `npm could not download ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}.`
}
