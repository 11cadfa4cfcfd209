import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freshDataDir } from './product.ts'
import { makeStarterSite } from './starter-site.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/starter-site')

/**
 * A data folder with the starter site. Making it takes minutes on a slow machine, so it is kept for as long as neither the
 * product nor the day changes: the site has dates.
 */
export const starterSite = async (): Promise<string> => {
  const folder = join(cache, await fingerprint())
  if (existsSync(folder)) return folder
  const { dataDir, remove } = await freshDataDir()
  await makeStarterSite(dataDir)
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const copy = `${folder}-${process.pid}`
  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true })
  await rename(copy, folder)
  await remove()
  return folder
}

/** Of the build, which is that of its sources, of the day, and of what makes the site. */
const fingerprint = async (): Promise<string> => {
  const files = ['site/dist/.sources', 'e2e/starter-site.ts', 'e2e/product.ts']
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const file of files) hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
