import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { ignoreMissing } from './ignore-missing.ts'

/**
 * Nobody writes to such an old file any more, whichever process it belonged to: an upload that brings nothing for half
 * a minute is cut, and a full queue of files, each taking its longest, is worked off in less than this.
 */
const maxAge = 3 * 3_600_000

/** A folder for uploads under way, cleared of what killed processes left in it. */
export const openTemporaryFolder = async (folder: string): Promise<string> => {
  await makeFolder(folder)
  await removeLeftovers(folder, new Date())
  return folder
}

/**
 * Removes what killed processes left in a temporary folder. Processes on several machines may share the folder, so a
 * file is judged by its last change alone; what does not have the name of a temporary file was put there by somebody.
 */
export const removeLeftovers = async (folder: string, now: Date): Promise<void> => {
  const names = (await readdir(folder)).filter(name => temporaryName.test(name))
  await Promise.all(
    names.map(async name => {
      const path = join(folder, name)
      const found = await stat(path).catch(ignoreMissing)
      if (found && now.getTime() - found.mtimeMs > maxAge) await rm(path, { force: true })
    }),
  )
}

const temporaryName = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-rewritten|-made)?|check-\d+)$/
