import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { ignoreMissing } from './ignore-missing.ts'

const day = 24 * 60 * 60 * 1000

/** A folder for uploads under way, cleared of what a killed process left in it. */
export const openTemporaryFolder = async (folder: string): Promise<string> => {
  await makeFolder(folder)
  await removeLeftovers(folder)
  return folder
}

/** Younger files may be another process's uploads; what has no name of an upload was put there by somebody else. */
const removeLeftovers = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter(name => uploadName.test(name))
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const found = await stat(path).catch(ignoreMissing)
      if (found && Date.now() - found.mtimeMs > day) await rm(path, { force: true })
    }),
  )
}

const uploadName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-rewritten|-made)?$/
