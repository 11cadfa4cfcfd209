import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

const leftOut = ['node_modules', 'dist', 'data', 'test-results']

/** The files below a folder of the checkout, as paths from its root with slashes. Hidden files are left out. */
export async function filesBelow(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => [])
  const nested = entries
    .filter(entry => !entry.name.startsWith('.') && !leftOut.includes(entry.name))
    .map(entry => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
  return (await Promise.all(nested)).flat()
}
