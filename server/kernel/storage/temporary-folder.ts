import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { ignoreMissing } from './ignore-missing.ts'

/**
 * No process still writes to a file this old: an upload without progress for half a minute is aborted, and a full
 * queue, even at the longest time per file, is processed in less than this.
 */
const maxAge = 3 * 3_600_000

/** Opens a folder for uploads in progress, and removes files left by killed processes. */
export const openTemporaryFolder = async (folder: string): Promise<string> => {
  await makeFolder(folder)
  await removeLeftovers(folder, new Date())
  return folder
}

/**
 * Removes files that killed processes left in a temporary folder. Processes on several machines may share the folder,
 * so only the time of the last change counts. Files without the name of a temporary file are not ours and stay.
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
