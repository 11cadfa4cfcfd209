import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages that the lock file of `folder` requires on this platform and `node_modules` lacks. npm writes its own
 * record there as its last step, so an interrupted installation has none.
 */
export function missingPackages(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'))
  return Object.keys(wanted).filter(
    path =>
      path.startsWith('node_modules/') &&
      isForThisPlatform(wanted[path]) &&
      !isSame(wanted[path], present[path]),
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** npm may leave out packages for a specific C library, and optional packages for any platform. */
function isForThisPlatform({ optional, os, cpu, libc }) {
  if (libc || (optional && !os && !cpu)) return false
  return allows(os, process.platform) && allows(cpu, process.arch)
}

function allows(names, name) {
  return !names || [names].flat().includes(name)
}

function isSame(wanted, present) {
  return (
    present?.version === wanted.version && present?.integrity === wanted.integrity && present !== undefined
  )
}
