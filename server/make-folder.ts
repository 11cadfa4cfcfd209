import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { errorCode, fileErrorReason } from './db/embedded/errors.ts'
import { StartError } from './start-error.ts'

/** Makes a folder for its owner alone, and those above it; one that was there before keeps its permissions. */
export const makeFolder = async (path: string): Promise<void> => {
  try {
    await makeSingle(path)
  } catch (error) {
    const above = dirname(path)
    if (errorCode(error) !== 'ENOENT' || above === path) throw error
    await makeFolder(above)
    await makeSingle(path)
  }
}

/** The same for a folder that a setting names; refuses one that cannot be written, in a line that says so. */
export const makeWritableFolder = async (setting: string, path: string): Promise<void> => {
  try {
    await makeFolder(resolve(path))
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = fileErrorReason(error) ?? (errorCode(error) === 'ENOENT' && 'no folder can be made there')
    if (!reason) throw error
    throw new StartError(`${setting}: the folder ${resolve(path)} cannot be written: ${reason}`, {
      cause: error,
    })
  }
}

// Not `recursive`: below /proc, where nothing can be made, that never comes to an end.
const makeSingle = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
  }
}
