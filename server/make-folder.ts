import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { errorCode, fileErrorReason } from './db/embedded/errors.ts'
import { StartError } from './start-error.ts'

/**
 * Creates a folder and its missing parents, accessible only to their owner. Existing folders keep their permissions.
 */
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

/** Creates the folder that a setting names. Throws a `StartError` when it cannot be written. */
export const makeWritableFolder = async (setting: string, path: string): Promise<void> => {
  try {
    await makeFolder(resolve(path))
    await access(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason =
      fileErrorReason(error) ?? (errorCode(error) === 'ENOENT' && 'no folder can be created there')
    if (!reason) throw error
    throw new StartError(`${setting}: the folder ${resolve(path)} cannot be written: ${reason}`, {
      cause: error,
    })
  }
}

// `recursive` is not used because it never returns below /proc, where nothing can be created.
const makeSingle = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
  }
}
