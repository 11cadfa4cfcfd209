import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

const all = join(root, 'test-results')

/** The folder for what a run of tests saves about its failures: screenshots, consoles, logs of servers. */
export function resultsOf(run) {
  return join(all, run)
}

export async function removeResults(run) {
  await rm(resultsOf(run), { recursive: true, force: true })
  await rmdir(all).catch(() => {})
}

/**
 * Removes from the folder of a failed run what belongs to none of the failed files. Returns the logs that are left. Each
 * file has a folder of its own, see e2e/save-failures.ts; what all files share is beside them.
 */
export async function keepResults(run, failedFiles) {
  const folder = resultsOf(run)
  const kept = failedFiles.map(file => file.replaceAll('/', '-'))
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory() && !kept.includes(entry.name))
      await rm(join(folder, entry.name), { recursive: true })
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  return files.filter(file => file.endsWith('.log')).map(file => join('test-results', run, file))
}
