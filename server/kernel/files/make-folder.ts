import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { errorCode, fileErrorReason } from '../db/embedded/errors.ts'
import { StartError } from '../errors/start-error.ts'

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
    const place = `the folder ${resolve(path)} cannot be written`
    const owner = (await stat(path).catch(() => undefined))?.uid
    const owners = describeOwner(owner, process.getuid?.())
    throw new StartError(`${setting}: ${place}: ${reason}${owners}`, { cause: error })
  }
}

/** The numbers of the accounts where they differ: in a container, names say nothing about the folders of its host. */
export const describeOwner = (owner: number | undefined, uid: number | undefined): string =>
  owner === undefined || uid === undefined || owner === uid
    ? ''
    : ` (it belongs to the uid ${owner}, and this process has the uid ${uid})`

// `recursive` is not used because it never returns below /proc, where nothing can be created.
const makeSingle = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
  }
}
